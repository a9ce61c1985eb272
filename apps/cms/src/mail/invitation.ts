import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Event } from "../payload-types.ts";
import type { CalendarPart, Mailbox } from "./clean-message.ts";
import { plainName } from "./plain-name.ts";

interface Entry {
  event: Event;
  registration: { id: string };
  organizer: Mailbox;
  /** Page of the event. */
  url: string;
  now: Date;
}

interface Invitation extends Entry {
  /** As entered in the form; the name is left out if it could be a message. */
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
  const name = plainName(attendee.name);
  const isOff = isTakenBack || entry.event.status === "cancelled";
  const content = calendarOf(entry, {
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    sequence: (entry.event.calendarSequence ?? 0) + (isTakenBack ? 1 : 0),
    status: isOff ? ICalEventStatus.CANCELLED : statuses[entry.event.status],
    attendees: [
      {
        ...(name !== null && { name }),
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        // Registering is accepting.
        status: isTakenBack ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method: isOff ? "CANCEL" : "REQUEST", content };
}

/** The same entry as a file, without inviting anybody. */
export function calendarFile(entry: Entry): string {
  return calendarOf(entry, {
    method: ICalCalendarMethod.PUBLISH,
    sequence: entry.event.calendarSequence ?? 0,
    status: statuses[entry.event.status],
    attendees: [],
  });
}

interface Form {
  method: ICalCalendarMethod;
  sequence: number;
  status: ICalEventStatus;
  attendees: ICalAttendeeData[];
}

/** Times are in UTC, which every calendar converts to its owner's zone. */
function calendarOf({ event, registration, organizer, url, now }: Entry, form: Form): string {
  const { method, ...rest } = form;
  const calendar = ical({
    prodId: { company: "cms", product: "events", language: "EN" },
    method,
  });
  calendar.createEvent({
    id: `${event.id}-${registration.id}`,
    stamp: now,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.name,
    location: event.location ?? null,
    description: event.shortDescription ?? null,
    url,
    organizer: { name: organizer.name, email: organizer.address },
    ...rest,
  });
  return `${calendar.toString()}\r\n`;
}
