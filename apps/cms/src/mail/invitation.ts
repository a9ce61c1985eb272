import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Event } from "../payload-types.ts";
import type { CalendarPart, Mailbox } from "./clean-message.ts";

interface Invitation {
  event: Event;
  registration: { id: string };
  attendee: Mailbox;
  organizer: Mailbox;
  /** Page of the event. */
  url: string;
  now: Date;
}

const statuses: Record<Event["status"], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * An event for somebody's calendar. Times are in UTC, which every calendar shows in its owner's zone.
 * The UID belongs to this registration for ever and SEQUENCE grows with the event's changes, so that a
 * later message changes the entry instead of making another.
 */
export function invitationTo(invitation: Invitation): CalendarPart {
  const { event, registration, attendee, organizer, url, now } = invitation;
  const isCancelled = event.status === "cancelled";
  const calendar = ical({
    prodId: { company: "cms", product: "events", language: "EN" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${event.id}-${registration.id}`,
    sequence: event.calendarSequence ?? 0,
    stamp: now,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.name,
    location: event.location ?? null,
    description: event.shortDescription ?? null,
    url,
    status: statuses[event.status],
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [
      {
        name: attendee.name || attendee.address,
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        // Who registers has said yes already.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method: isCancelled ? "CANCEL" : "REQUEST", content: `${calendar.toString()}\r\n` };
}
