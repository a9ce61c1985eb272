import { openPlaces } from "@kdl/schemas/registrations/places";
import type { OwnRegistration } from "./own-registration.ts";
import { placeOf } from "../../forms/place-of.ts";

type Cancellable = Pick<
  OwnRegistration,
  "event" | "place" | "attending" | "cancelledAt" | "checkedInAt"
>;

/** Until the event begins, or the person has been checked in. */
export function mayCancel(registration: Cancellable, now: Date): boolean {
  const { cancelledAt } = registration;
  const place = placeOf(registration);
  const isOpen = place === null ? !cancelledAt : openPlaces.includes(place);
  return isOpen && !isTooLate(registration, now);
}

export function isTooLate(
  { event, checkedInAt }: Pick<Cancellable, "event" | "checkedInAt">,
  now: Date,
): boolean {
  return event === null || new Date(event.startsAt) <= now || Boolean(checkedInAt);
}
