import { ICalEventStatus } from "ical-generator";
import type { Event } from "../payload-types.ts";
import { attendeeOf, type CalendarEntry, calendarFile, calendarPart } from "./calendar.ts";
import type { CalendarPart, Mailbox } from "./clean-message.ts";

interface Entry {
  event: Event;
  registration: { id: string };
  organizer: Mailbox;
  /** Page of the event. */
  url: string;
  now: Date;
}

interface Invitation extends Entry {
  /** As entered in the form. */
  attendee: Mailbox;
  /** Whether the person has cancelled the registration. */
  isTakenBack: boolean;
}

const statuses: Record<Event["status"], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * A calendar entry for an event. The UID is always the same for a registration and SEQUENCE grows with the
 * event's changes, so that a later message updates the entry instead of adding another, and a cancellation
 * removes it.
 */
export function invitationTo({ attendee, isTakenBack, ...entry }: Invitation): CalendarPart {
  const isOff = isTakenBack || entry.event.status === "cancelled";
  const sequence = (entry.event.calendarSequence ?? 0) + (isTakenBack ? 1 : 0);
  const attendees = [attendeeOf(attendee, !isTakenBack)];
  return calendarPart({ ...entryOf(entry), sequence }, isOff ? "CANCEL" : "REQUEST", attendees);
}

/** The same entry as a file, without inviting anybody. */
export const eventFile = (entry: Entry): string => calendarFile(entryOf(entry));

const entryOf = ({ event, registration, organizer, url, now }: Entry): CalendarEntry => ({
  id: `${event.id}-${registration.id}`,
  sequence: event.calendarSequence ?? 0,
  status: statuses[event.status],
  start: new Date(event.startsAt),
  end: new Date(event.endsAt),
  summary: event.name,
  location: event.location ?? null,
  description: event.shortDescription ?? null,
  url,
  organizer,
  now,
});
