import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import type { MailKind } from "./mail-kinds.ts";

interface Attempt {
  collection: SubmissionSlug;
  id: string;
  kind: MailKind;
  to: string;
  sent: boolean;
  outcome: string;
}

/**
 * Adds an attempt to a submission's mail. It is appended in the database, so that two concurrent attempts,
 * and notes of staff, don't overwrite each other.
 *
 * @param req whose transaction it belongs to
 */
export async function recordAttempt(
  payload: Payload,
  attempt: Attempt,
  req?: PayloadRequest,
): Promise<void> {
  const { collection, id, ...row } = attempt;
  const entry = { id: randomUUID(), at: new Date().toISOString(), ...row };
  await payload.db.updateOne({
    collection,
    id,
    data: { mail: { $push: entry } },
    returning: false,
    ...(req && { req }),
  });
}
