import type { Place } from "@kdl/schemas/registrations/places";
import type { EventRegistration } from "../payload-types.ts";

type Placed = Partial<Pick<EventRegistration, "place" | "attending" | "cancelledAt">>;

/**
 * The place of a registration; `null` of people who don't come. During an update, the previous version of
 * the CMS stores registrations without one.
 */
export function placeOf({ place, attending, cancelledAt }: Placed): Place | null {
  if (attending !== "1") return null;
  if (cancelledAt) return "cancelled";
  return place ?? "seated";
}
