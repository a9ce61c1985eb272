/** Submissions that can end in a certificate. */
import type { CertificateKind } from "@kdl/schemas/certificates/certificate";
import type { FormName } from "@kdl/schemas/forms/form";
import { formOfSlug } from "../forms/form-slugs.ts";

export const certifiedForms = [
  "internship",
  "event-registration",
] as const satisfies readonly FormName[];
export type CertifiedForm = (typeof certifiedForms)[number];

export const kindOf: Readonly<Record<CertifiedForm, CertificateKind>> = {
  internship: "internship",
  "event-registration": "event",
};

/** @returns `null` for collections whose submissions get no certificates */
export const certifiedFormOf = (slug: string): CertifiedForm | null =>
  certifiedForms.find((form) => form === formOfSlug(slug)) ?? null;
