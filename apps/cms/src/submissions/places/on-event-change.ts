import type { CollectionAfterChangeHook } from "payload";
import type { Event } from "../../payload-types.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";

/** More seats, or an event that takes registrations again, may be good news for those who wait. */
export const offerAfterChange: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === "update" && doc._status === "published") await offerFreeSeats(req, doc.id);
  return doc;
};
