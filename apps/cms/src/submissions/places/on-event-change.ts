import type { CollectionAfterChangeHook } from "payload";
import type { Event } from "../../payload-types.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";

/** Promotes people from the waiting list when an event gains seats or opens again. */
export const offerAfterChange: CollectionAfterChangeHook<Event> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === "update" && doc._status === "published") await offerFreeSeats(req, doc.id);
  return doc;
};
