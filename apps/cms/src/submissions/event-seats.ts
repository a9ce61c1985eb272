import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { announce } from "../hooks/announce.ts";
import { refuseChange } from "../access/refuse-change.ts";
import type { EventRegistration } from "../payload-types.ts";
import { holdSeats, seatsLeft } from "./seats.ts";

type Registration = Partial<EventRegistration>;

const takesSeat = ({ attending, quarantined, cancelledAt }: Registration) =>
  attending === "1" && !quarantined && !cancelledAt;

const eventIdOf = ({ event }: Registration) => (typeof event === "object" ? event?.id : event);

async function capacityOf(req: PayloadRequest, id: string): Promise<number | null> {
  const event = await req.payload.findByID({
    collection: "events",
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return event?.capacity ?? null;
}

/** Releases a registration from quarantine only while a seat is left. */
export const holdSeatOnRelease: CollectionBeforeChangeHook<EventRegistration> = async ({
  data,
  originalDoc,
  req,
}) => {
  const event = originalDoc ? eventIdOf(originalDoc) : undefined;
  const isReleased =
    originalDoc && !takesSeat(originalDoc) && takesSeat({ ...originalDoc, ...data });
  if (!event || !isReleased) return data;
  const taken = await holdSeats(req, event);
  if (seatsLeft(await capacityOf(req, event), taken) !== 0) return data;
  throw refuseChange(
    "This registration can't be released: all seats of the event are taken. Raise their number first.",
  );
};

/** Notifies the gateways that the number of free seats has changed. */
async function announceSeats(req: PayloadRequest, registration: Registration): Promise<void> {
  const event = eventIdOf(registration);
  if (event && (await capacityOf(req, event)) !== null) announce(req, ["events"]);
}

export const announceSeatChange: CollectionAfterChangeHook<EventRegistration> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (takesSeat(doc) !== takesSeat(previousDoc ?? {})) await announceSeats(req, doc);
  return doc;
};

export const announceFreedSeat: CollectionAfterDeleteHook<EventRegistration> = async ({
  doc,
  req,
}) => {
  if (takesSeat(doc)) await announceSeats(req, doc);
  return doc;
};
