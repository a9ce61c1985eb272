import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import type { Author } from "../expected.ts";
import type { BulkResult } from "../in-bulk.ts";
import { inTransaction } from "../../database/transactions.ts";
import { formSlugs } from "../../forms/form-slugs.ts";
import { wakeRunner } from "../../lifecycle/runner.ts";
import type { MailText } from "../../mail/templates/purposes.ts";

export interface NewMessage extends MailText {
  /** Identifies the command: with the same key, nothing is sent twice. */
  key: string;
  form: ApplicationForm;
  author: Author["by"];
  /** The author's address; `null` if replies go to the staff address. */
  replyTo: string | null;
  /** Ids of applications. */
  ids: readonly string[];
}

/**
 * Queues a message to several applicants in one transaction, so that either all or none of its mails are
 * sent. Applications in quarantine are left out.
 *
 * @returns the result of the first call if the key has been used
 */
export async function sendMessages(payload: Payload, message: NewMessage): Promise<BulkResult> {
  const { key, ids } = message;
  try {
    const sent =
      (await sentWith(payload, key)) ??
      (await inTransaction(payload, (req) => queueMessages(req, message)));
    wakeRunner("mail");
    return resultOf(ids, sent);
  } catch (error) {
    // A concurrent call with the same key won: the key is unique.
    const sent = await sentWith(payload, key);
    if (sent === null) throw error;
    return resultOf(ids, sent);
  }
}

const resultOf = (ids: readonly string[], sent: readonly string[]): BulkResult => ({
  done: ids.filter((id) => sent.includes(id)),
  skipped: ids.filter((id) => !sent.includes(id)).map((id) => ({ id, why: "not-possible" })),
});

/** Ids of the applications that the command with this key sent its message to; `null` if there was none. */
async function sentWith(payload: Payload, key: string): Promise<string[] | null> {
  const where = { key: { equals: key } };
  const found = await payload.db.findOne<{ id: string; sentTo: string }>({
    collection: "outgoing-messages",
    where,
  });
  return found && found.sentTo.split(" ").filter(Boolean);
}

async function queueMessages(req: PayloadRequest, message: NewMessage): Promise<string[]> {
  const { ids, author, key, form, subject, body, replyTo } = message;
  const collection = formSlugs[form];
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { quarantined: { equals: false } }] },
    select: { reference: true },
    pagination: false,
    limit: 0,
    req,
  });
  const found = new Set(docs.map(({ id }) => id));
  const sent = ids.filter((id) => found.has(id));
  const stored = await req.payload.db.create({
    collection: "outgoing-messages",
    data: {
      key,
      form,
      subject,
      body,
      replyTo,
      by: author.id,
      byName: author.name,
      at: new Date().toISOString(),
      // Never empty, so that a command that had nothing to send is recorded, too.
      sentTo: sent.join(" ") || " ",
    },
    req,
  });
  for (const id of sent) {
    const input = { collection, id, message: String(stored.id) };
    await req.payload.jobs.queue({ task: "send-message", input, req });
  }
  return sent;
}
