import type { Payload } from "payload";
import { siteOrigin } from "../../env.ts";
import { eventUrl } from "../../mail/confirmation.ts";
import { eventFile } from "../../mail/invitation.ts";
import { organisation } from "../../mail/organisation.ts";
import type { EventRegistration } from "../../payload-types.ts";
import { type OwnRegistration, shownEvent } from "./own-registration.ts";
import { placeOf } from "../../forms/place-of.ts";

/** The event as a calendar file, or `null` if the registration has no seat. */
export async function registrationCalendar(
  payload: Payload,
  registration: OwnRegistration,
): Promise<string | null> {
  const event = shownEvent(registration);
  if (!event || placeOf(registration) !== "seated") return null;
  const organizer = await organisation(payload);
  const url = eventUrl(event, { siteOrigin });
  const { id }: Pick<EventRegistration, "id"> = registration;
  return eventFile({ event, registration: { id }, organizer, url, now: new Date() });
}
