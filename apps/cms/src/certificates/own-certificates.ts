import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import { certificatesOf } from "./certificate.ts";
import { ownCertificateToWire } from "./certificate-to-wire.ts";
import { certifiedForms } from "./certified-forms.ts";

type Shown = ReturnType<typeof ownCertificateToWire>;

/** The valid certificates of submissions of one form as their holders see them, by the submission's id. */
export async function ownCertificates(
  payload: Payload,
  form: FormName,
  submissions: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  const certified = certifiedForms.find((known) => known === form);
  if (!certified) return new Map();
  const found = await certificatesOf(payload, certified, submissions);
  return new Map(found.map((one) => [one.submission, ownCertificateToWire(one)]));
}
