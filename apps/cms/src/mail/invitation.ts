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
  /** As given in the form: the name is left out where it could be a message. */
  attendee: Mailbox;
  /** Whether the person has taken the registration back. */
  isTakenBack: boolean;
}

const statuses: Record<Event["status"], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * An event for somebody's calendar. The UID belongs to this registration for ever and SEQUENCE grows
 * with the event's changes, so that a later message changes the entry instead of making another; so
 * does one that takes the registration back.
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
        // Somebody who registers has said yes already.
        status: isTakenBack ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method: isOff ? "CANCEL" : "REQUEST", content };
}

/** The same entry as a file to be saved, which invites nobody. */
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

/** Times are in UTC, which every calendar shows in its owner's zone. */
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
