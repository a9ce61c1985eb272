import {
  type ApplicationForm,
  applicationForms,
  type StageName,
  stageNames,
  stages,
} from "@kdl/schemas/applications/stages";
import { LINK_TTL_MS } from "@kdl/schemas/applications/application";
import type { Payload, Where } from "payload";
import { digestOf } from "../access/token-digest.ts";
import { formSlugs } from "../forms/form-slugs.ts";

/** The fields of an application that its applicant may see, and the fields that decide what is shown. */
export interface OwnApplication {
  form: ApplicationForm;
  id: string;
  reference: string;
  receivedAt: string;
  stage: StageName;
  stageSince?: string | null;
  answerBy?: string | null;
  quarantined?: boolean | null;
  name?: string | null;
  firstName?: string | null;
}

const select = {
  reference: true,
  receivedAt: true,
  stage: true,
  stageSince: true,
  answerBy: true,
  quarantined: true,
  name: true,
  firstName: true,
} as const;

/**
 * The application that a link leads to; `null` if the token isn't valid. Every invalid token takes the same
 * queries, so that response times reveal nothing about it.
 *
 * @param token as received, unchecked
 */
export async function ownApplication(
  payload: Payload,
  token: string,
  now: Date,
): Promise<OwnApplication | null> {
  const where: Where = { and: [{ linkDigest: { equals: digestOf(token) } }, linkIsValid(now)] };
  const found = await Promise.all(
    applicationForms.map(async (form) => {
      const collection = formSlugs[form];
      const doc = await payload.db.findOne<OwnApplication>({ collection, where, select });
      return doc && { ...doc, form };
    }),
  );
  return found.find((entry) => entry !== null) ?? null;
}

/** {@link isLinkValid} as a condition: reading the row of an expired link would take longer than finding none. */
const linkIsValid = (now: Date): Where => ({
  or: [
    { stage: { in: stageNames.filter((stage) => !stages[stage].isFinal) } },
    { stageSince: { exists: false } },
    { stageSince: { greater_than: new Date(now.getTime() - LINK_TTL_MS).toISOString() } },
  ],
});

/** Links expire some time after their application has ended. */
export function isLinkValid(
  { stage, stageSince }: Pick<OwnApplication, "stage" | "stageSince">,
  now: Date,
): boolean {
  if (!stages[stage].isFinal || !stageSince) return true;
  return Date.parse(stageSince) + LINK_TTL_MS > now.getTime();
}
