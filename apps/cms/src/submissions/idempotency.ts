import { IDEMPOTENCY_TTL_MS } from "@kdl/schemas/contract/submissions";
import type { Payload, PayloadRequest } from "payload";
import { keyReused } from "./refused.ts";
import { requestHash } from "./request-hash.ts";
import type { Submission } from "./submission.ts";

const collection = "idempotency-keys";

/** Scopes a key to its form: another form may use the same key. */
const scoped = ({
  form,
  key,
}: Pick<Submission, "key"> & { form: Pick<Submission["form"], "name"> }) => `${form.name}:${key}`;

/** The reference stored for this form and key, whatever was sent with it; `null` if there is none. */
export async function referenceOf(
  payload: Payload,
  form: Pick<Submission["form"], "name">,
  key: string,
): Promise<string | null> {
  const where = { key: { equals: scoped({ form, key }) } };
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false });
  return docs[0]?.reference ?? null;
}

/**
 * The reference that the same submission got earlier; `null` if it is new.
 * @throws {Refused} if the key was used for something else
 */
export async function earlierReference(
  req: PayloadRequest,
  submission: Submission,
): Promise<string | null> {
  if (submission.key === null) return null;
  const { docs } = await req.payload.find({
    collection,
    where: { key: { equals: scoped(submission) } },
    limit: 1,
    pagination: false,
    req,
  });
  const [first] = docs;
  if (!first) return null;
  if (new Date(first.expiresAt) <= submission.receivedAt) {
    await req.payload.delete({ collection, id: first.id, req });
    return null;
  }
  if (first.requestHash !== requestHash(submission)) throw keyReused();
  return first.reference;
}

/**
 * Stores the reference for the key, in the transaction that stores the submission, so that neither exists
 * without the other. Of two concurrent requests, one finds the key taken.
 */
export async function keepReference(
  req: PayloadRequest,
  submission: Submission,
  reference: string,
): Promise<void> {
  if (submission.key === null) return;
  await req.payload.create({
    collection,
    data: {
      key: scoped(submission),
      requestHash: requestHash(submission),
      reference,
      expiresAt: new Date(submission.receivedAt.getTime() + IDEMPOTENCY_TTL_MS).toISOString(),
    },
    req,
  });
}

/** Deletes expired keys. */
export async function forgetExpiredKeys(payload: Payload, now: Date): Promise<void> {
  await payload.delete({
    collection,
    where: { expiresAt: { less_than_equal: now.toISOString() } },
  });
}
