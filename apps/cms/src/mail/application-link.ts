/** The private link to an application or a registration, for the person who sent it. */
import { createHmac } from "node:crypto";
import { isApplicationForm } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import { digestOf } from "../access/token-digest.ts";
import { env, siteOrigin } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";

/** Whether a submission has a link: applications do, and so do registrations of people who come. */
export const hasLink = ({
  form,
  values,
}: {
  form: { name: FormName };
  values: Readonly<Record<string, unknown>>;
}): boolean =>
  isApplicationForm(form.name) ||
  (form.name === "event-registration" && values["attending"] === "1");

/**
 * The token of a link: 256 bits, derived from a secret and the reference. So neither the
 * database nor the queue stores it, and every mail and every repeated request has the same link.
 */
export const linkToken = (form: FormName, reference: string): string =>
  createHmac("sha256", env.PAYLOAD_SECRET ?? "")
    .update(`application-link ${form} ${reference}`)
    .digest("base64url");

/** The token's digest, which is what the database stores. */
export const linkDigest = (form: FormName, reference: string): string =>
  digestOf(linkToken(form, reference));

const urlOf = (form: FormName, token: string): string =>
  `${siteOrigin}/${isApplicationForm(form) ? "application" : "registration"}/${token}`;

interface Linked {
  form: FormName;
  id: string;
  reference: string;
}

/**
 * The address of the page, for a mail. Stores the digest if it is missing (submissions from before
 * links existed) or was made with another secret (before `PAYLOAD_SECRET` was replaced).
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
  return urlOf(form, linkToken(form, reference));
}
