import { type Event, type EventDetail, registrationRefusal } from "@kdl/schemas/events";
import { type Moment, toEventCard } from "../../content/event-cards.ts";
import { seoOf } from "../../content/seo-of.ts";
import { locationLink } from "./location-link.ts";

/** What an event's own page shows. */
export function toEventDetail(event: Event, moment: Moment): EventDetail {
  return {
    ...toEventCard(event, moment),
    id: event.id,
    longDescription: event.longDescription,
    location: locationLink(event.location),
    capacity: event.capacity,
    registrationRefusal: registrationRefusal(event, moment.now),
    seo: seoOf(`${event.name} - Event Details`, event.shortDescription, event.longDescription),
  };
}
