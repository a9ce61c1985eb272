import { randomUUID } from "node:crypto";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { accept } from "../submissions/accept.ts";
import { sampleSubmission } from "./submissions.ts";

let applied = 0;

/** Somebody new applies. @returns the application's id and address */
export async function apply(
  payload: Payload,
  form: ApplicationForm = "volunteer",
  more: object = {},
): Promise<{ id: string; email: string; reference: string }> {
  applied += 1;
  const email = `applicant-${randomUUID()}@example.org`;
  const phone = `9${String(Date.now() % 1e5).padStart(5, "0")}${String(applied).padStart(4, "0")}`;
  const answers = { email, ...(form === "internship" && { mobile: phone }), ...more };
  const { reference } = await accept(payload, sampleSubmission(form, answers));
  const where = { reference: { equals: reference } };
  const found = await payload.db.findOne<{ id: string }>({ collection: formSlugs[form], where });
  return { id: found!.id, email, reference: reference! };
}
