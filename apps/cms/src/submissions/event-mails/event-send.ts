/** One mail to one participant. */
import type { Payload } from "payload";
import type { EventReminder } from "../places/event-reminders.ts";
import type { Mailing, SendState } from "./mailing.ts";

const collection = "event-sends";

export interface EventSend {
  id: string;
  /** Unique: what is queued with it twice is sent once. */
  key: string;
  registration: string;
  event: string;
  kind: EventReminder | "thanks" | "change" | "message";
  /** Id of what staff asked for; none of reminders. */
  mailing?: string | null;
  state?: SendState | null;
  startsAt: string;
}

export const readSend = (payload: Payload, id: string): Promise<EventSend | null> =>
  payload.db.findOne<EventSend>({ collection, where: { id: { equals: id } } });

export const readMailing = (payload: Payload, id: string): Promise<Mailing | null> =>
  payload.db.findOne<Mailing>({ collection: "event-mailings", where: { id: { equals: id } } });

/** Records what became of a mail. One that was sent stays so. */
export async function noteState(payload: Payload, id: string, state: SendState): Promise<void> {
  await payload.db.updateOne({
    collection,
    where: {
      and: [
        { id: { equals: id } },
        { or: [{ state: { exists: false } }, { state: { not_equals: "sent" } }] },
      ],
    },
    data: { state },
    options: { atomic: true },
    returning: false,
  });
}
