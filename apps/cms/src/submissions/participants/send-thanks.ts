/** Thanks people who came to an event, each once. */
import type { Payload, PayloadRequest, Where } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { queueSend } from "../event-mails/queue-send.ts";
import { holdEvent } from "../places/hold-for-staff.ts";
import { notCancelled } from "../places/registered.ts";
import { StaffRefusal } from "../places/staff-refusal.ts";
import type { ThanksPreview } from "./replies.ts";

const collection = "event-registrations";
const KIND = "thanks";
const DAY_MS = 24 * 60 * 60_000;
/** Records of sent mails are deleted after 90 days: later, people would be thanked again. */
const THANKED_WITHIN_MS = 60 * DAY_MS;
/** Mails that one transaction queues, so that others don't wait long for the lock on the event's seats. */
const BATCH = 100;
const PRIVATE_LINK = /(\/registration\/)[\w-]{20,}/g;

const attended = (event: string): Where => ({
  and: [notCancelled(event), { attendance: { equals: "attended" } }],
});

/** Counts the people to thank now, with the mail to one of them. Sends nothing. @throws {StaffRefusal} */
export async function previewThanks(payload: Payload, event: string): Promise<ThanksPreview> {
  const { waiting, done } = await inTransaction(payload, (req) => people(req, event));
  const [id] = waiting;
  const kind = "event-thanks";
  const mail = id ? await composeMail(payload, { collection, id, kind, job: "preview" }) : null;
  return {
    waiting: waiting.length,
    done,
    mail: mail && {
      subject: String(mail.subject),
      text: String(mail.text).replace(PRIVATE_LINK, "$1…"),
    },
  };
}

/** Queues the mails of people who haven't been thanked. @returns their number @throws {StaffRefusal} */
export async function sendThanks(payload: Payload, event: string): Promise<number> {
  let sent = 0;
  for (;;) {
    const queued = await inTransaction(payload, (req) => queueBatch(req, event));
    sent += queued;
    if (queued < BATCH) return sent;
  }
}

/** The rows and the jobs are stored together. Of two commands, the second waits for the seats' lock. */
async function queueBatch(req: PayloadRequest, event: string): Promise<number> {
  const { waiting, startsAt } = await people(req, event);
  const batch = waiting.slice(0, BATCH);
  for (const registration of batch) {
    const key = `${registration}|${KIND}`;
    await queueSend(req, { key, registration, event, kind: KIND, startsAt });
  }
  return batch.length;
}

async function people(req: PayloadRequest, id: string) {
  const { event, hasEnded } = await holdEvent(req, id);
  if (!hasEnded) throw new StaffRefusal("People are thanked once the event is over.");
  if (event.status === "cancelled") throw new StaffRefusal("This event was cancelled.");
  if (Date.parse(event.endsAt) + THANKED_WITHIN_MS < Date.now()) {
    throw new StaffRefusal("This event was too long ago: people are thanked within 60 days.");
  }
  const { db } = req.payload;
  const { docs } = await db.find<{ id: string }>({
    collection,
    where: attended(id),
    sort: "queuedAt",
    pagination: false,
    select: { reference: true },
    req,
  });
  const { docs: sends } = await db.find<{ registration: string }>({
    collection: "event-sends",
    where: { and: [{ event: { equals: id } }, { kind: { equals: KIND } }] },
    pagination: false,
    select: { registration: true },
    req,
  });
  const thanked = new Set(sends.map(({ registration }) => registration));
  const waiting = docs.map((doc) => doc.id).filter((one) => !thanked.has(one));
  return { waiting, done: thanked.size, startsAt: event.startsAt };
}
