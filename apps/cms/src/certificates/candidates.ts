import type { PayloadRequest, Where } from "payload";
import type { Event } from "../payload-types.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { CertifiedForm } from "./certified-forms.ts";
import { printableName } from "./printable-name.ts";

/** Maximum number of certificates per command. */
export const ISSUE_MAX = 200;

/** The fields of a submission that a certificate depends on; each form has some of them. */
interface CertifiedSubmission {
  id: string;
  reference: string;
  quarantined?: boolean | null;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  stage?: string | null;
  attendance?: string | null;
  cancelledAt?: string | null;
  event?: Event | string | null;
}

/** The submissions that can get a certificate: confirmed internships, and people who attended the event. */
const eligible: Readonly<Record<CertifiedForm, Where>> = {
  internship: { and: [{ stage: { equals: "confirmed" } }, { quarantined: { equals: false } }] },
  "event-registration": {
    and: [
      { attendance: { equals: "attended" } },
      { quarantined: { equals: false } },
      { cancelledAt: { exists: false } },
    ],
  },
};

export const isEligible = (form: CertifiedForm): Where => eligible[form];

/** Reads a submission if it can get a certificate, in the transaction of the request. */
export async function readEligible(
  req: PayloadRequest,
  form: CertifiedForm,
  id: string,
): Promise<CertifiedSubmission | null> {
  return req.payload.db.findOne<CertifiedSubmission>({
    collection: formSlugs[form],
    where: { and: [{ id: { equals: id } }, isEligible(form)] },
    req,
  });
}

/** The name that the person entered, for forms with one or two name fields. */
export const nameOf = ({ name, firstName, lastName }: Partial<CertifiedSubmission>): string =>
  printableName([name, firstName, lastName].filter(Boolean).join(" "));
