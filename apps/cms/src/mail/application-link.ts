/** The private link to an application, for its applicant. */
import { createHmac } from "node:crypto";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { digestOf } from "../access/token-digest.ts";
import { env, siteOrigin } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";

/**
 * The token of an application's link: 256 bits, derived from a secret and the reference. So neither the
 * database nor the queue stores it, and every mail and every repeated request has the same link.
 */
export const linkToken = (form: ApplicationForm, reference: string): string =>
  createHmac("sha256", env.PAYLOAD_SECRET ?? "")
    .update(`application-link ${form} ${reference}`)
    .digest("base64url");

/** What is stored of it. */
export const linkDigest = (form: ApplicationForm, reference: string): string =>
  digestOf(linkToken(form, reference));

const applicationUrl = (token: string): string => `${siteOrigin}/application/${token}`;

interface Linked {
  form: ApplicationForm;
  id: string;
  reference: string;
}

/**
 * The address of an application's page, for a mail. Stores the digest where it is missing or was made with
 * another secret: of applications from before links existed, and after `PAYLOAD_SECRET` was replaced.
 */
export async function keepLink(payload: Payload, { form, id, reference }: Linked): Promise<string> {
  const digest = linkDigest(form, reference);
  await payload.db.updateOne({
    collection: formSlugs[form],
    where: {
      and: [
        { id: { equals: id } },
        { or: [{ linkDigest: { exists: false } }, { linkDigest: { not_equals: digest } }] },
      ],
    },
    data: { linkDigest: digest },
    options: { atomic: true },
    returning: false,
  });
  return applicationUrl(linkToken(form, reference));
}
