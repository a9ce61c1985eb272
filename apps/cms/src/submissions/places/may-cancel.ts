import { openPlaces } from "@kdl/schemas/registrations/places";
import type { OwnRegistration } from "./own-registration.ts";
import { placeOf } from "../../forms/place-of.ts";

type Cancellable = Pick<OwnRegistration, "event" | "place" | "attending" | "cancelledAt">;

/** Until the event begins. */
export function mayCancel(registration: Cancellable, now: Date): boolean {
  const { event, cancelledAt } = registration;
  const place = placeOf(registration);
  const isOpen = place === null ? !cancelledAt : openPlaces.includes(place);
  return event !== null && isOpen && new Date(event.startsAt) > now;
}
