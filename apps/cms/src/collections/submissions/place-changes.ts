import { placeActors, places } from "@kdl/schemas/registrations/places";
import { internalCollection } from "../internal-collection.ts";

/**
 * Every change of a registration's place, written in its transaction, beginning with its arrival. Nobody can
 * edit or delete these: replaying them gives the places that are stored.
 */
export const placeChanges = internalCollection({
  slug: "place-changes",
  fields: [
    // The registration's id.
    { name: "registration", type: "text", required: true, index: true },
    { name: "event", type: "text", required: true, index: true },
    { name: "from", type: "select", options: [...places] },
    { name: "to", type: "select", required: true, options: [...places] },
    { name: "actor", type: "select", required: true, options: [...placeActors] },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "by", type: "text" },
    { name: "byName", type: "text" },
    // What staff confirmed, such as a seat past the queue; separated by blanks.
    { name: "confirmed", type: "text" },
    { name: "at", type: "date", required: true, index: true },
  ],
});
