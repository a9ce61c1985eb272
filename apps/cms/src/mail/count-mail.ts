import { randomUUID } from "node:crypto";
import { sign } from "@kdl/schemas/contract/signing";
import type { Payload, PayloadRequest } from "payload";
import { query } from "../database/query.ts";
import { env } from "../env.ts";

export const MAIL_WINDOW_MS = 60 * 60_000;

interface MailCount {
  mails: number;
  /** When the count is reset. */
  endsAt: Date;
}

/**
 * Counts one more mail of a bucket, in one statement: concurrent processes get different numbers, and
 * within a transaction others wait until it ends.
 *
 * @param bucket mails of the same bucket are counted together
 * @param req the request whose transaction it joins: a rollback also reverts the count
 * @param windowMs how long mails of the bucket are counted together
 */
export async function countMail(
  payload: Payload,
  bucket: string,
  req?: PayloadRequest,
  windowMs = MAIL_WINDOW_MS,
): Promise<MailCount> {
  const now = new Date();
  const next = new Date(now.getTime() + windowMs).toISOString();
  const isOver = `mail_counts.ends_at <= '${now.toISOString()}'`;
  const [row] = await query(
    payload,
    `INSERT INTO mail_counts (id, bucket, mails, ends_at)
     VALUES ('${randomUUID()}', '${digestOf(bucket)}', 1, '${next}')
     ON CONFLICT (bucket) DO UPDATE SET
       mails = CASE WHEN ${isOver} THEN 1 ELSE mail_counts.mails + 1 END,
       ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE mail_counts.ends_at END
     RETURNING mails, ends_at`,
    req,
  );
  return { mails: Number(row?.["mails"]), endsAt: new Date(row?.["ends_at"] as string | Date) };
}

/** Only letters, digits, `-` and `_`, so that it is safe in a query. */
const digestOf = (bucket: string) => sign(env.PAYLOAD_SECRET ?? "", `mail.${bucket}`);

/** Deletes expired counts. */
export async function forgetOldCounts(payload: Payload, now: Date): Promise<void> {
  await payload.db.deleteMany({
    collection: "mail-counts",
    where: { endsAt: { less_than_equal: now.toISOString() } },
  });
}
