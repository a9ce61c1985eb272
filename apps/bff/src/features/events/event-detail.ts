import { formatEventTime } from "@kdl/schemas/content/event-time";
import { type Event, type EventDetail, registrationRefusal } from "@kdl/schemas/content/events";
import { type Moment, toEventCard } from "../../content/event-cards.ts";
import { contentsOf } from "../../content/contents-of.ts";
import { toPlainText } from "../../content/plain-text.ts";
import { seoOf } from "../../content/seo-of.ts";
import { locationLink } from "./location-link.ts";

/** What an event's own page shows. */
export function toEventDetail(event: Event, moment: Moment): EventDetail {
  const summary = toPlainText(event.shortDescription);
  const seo = seoOf(`${event.name} - Event Details`, event.longDescription);
  return {
    ...toEventCard(event, moment),
    id: event.id,
    startsText: formatEventTime(new Date(event.startsAt), moment.timeZone),
    endsText: formatEventTime(new Date(event.endsAt), moment.timeZone),
    longDescription: event.longDescription,
    contents: contentsOf(event.longDescription),
    location: locationLink(event.location),
    capacity: event.capacity,
    bring: event.bring,
    registrationRefusal: registrationRefusal(event, moment.now),
    summary,
    // The specification wants the short description here, uncut.
    seo: { ...seo, description: summary || seo.description },
  };
}
