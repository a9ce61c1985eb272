/** An event that people count on isn't deleted under them. */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { refuseChange } from "../../access/refuse-change.ts";
import { staffOf } from "../../access/staff.ts";
import type { Event } from "../../payload-types.ts";
import { untoldChange } from "../event-mails/untold.ts";
import { holdSeats } from "./seats.ts";

/** @throws if people have a seat, or wait for one, and don't know that it won't take place */
async function refuseWithPeople(req: PayloadRequest, id: string): Promise<void> {
  const { taken, waiting } = await holdSeats(req, id);
  const people = taken + waiting;
  const event = await req.payload.db.findOne<Event>({
    collection: "events",
    where: { id: { equals: id } },
    req,
  });
  const now = new Date();
  if (!event || event.deletedAt || people === 0 || new Date(event.endsAt) <= now) return;
  if (event.status !== "cancelled") {
    const who = people === 1 ? "1 person is" : `${people} people are`;
    throw refuseChange(
      `${who} registered for this event. First set its status to Cancelled, publish it and tell them; then delete it.`,
    );
  }
  const untold = await untoldChange(req, id, now);
  if (!untold) return;
  const { people: where } = untold;
  const { totalDocs } = await req.payload.count({ collection: "event-registrations", where, req });
  if (totalDocs > 0) {
    throw refuseChange(
      "People who registered haven't been told that this event is cancelled. Tell them on the event's page, or decide there not to; then delete it.",
    );
  }
}

export const keepFromTrash: CollectionBeforeChangeHook<Event> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && data.deletedAt && staffOf(req)) await refuseWithPeople(req, originalDoc.id);
  return data;
};

export const keepFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (staffOf(req)) await refuseWithPeople(req, String(id));
};
