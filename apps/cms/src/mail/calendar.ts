/** Calendar entries in mails and as files (RFC 5545, RFC 5546). */
import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { CalendarPart, Mailbox } from "./clean-message.ts";
import { plainName } from "./plain-name.ts";

export interface CalendarEntry {
  /** The UID: always the same for an entry, so that a later message updates it. */
  id: string;
  /** Grows with each change. */
  sequence: number;
  status: ICalEventStatus;
  start: Date;
  end: Date;
  summary: string;
  location: string | null;
  description?: string | null;
  url?: string;
  organizer: Mailbox;
  now: Date;
}

/** An invitation, or its cancellation, for a mail. */
export function calendarPart(
  entry: CalendarEntry,
  method: CalendarPart["method"],
  attendees: ICalAttendeeData[],
): CalendarPart {
  const status = method === "CANCEL" ? ICalEventStatus.CANCELLED : entry.status;
  return { method, content: asText({ ...entry, status }, ICalCalendarMethod[method], attendees) };
}

/** The entry as a file, without inviting anybody. */
export const calendarFile = (entry: CalendarEntry): string =>
  asText(entry, ICalCalendarMethod.PUBLISH, []);

/** Times are in UTC, which every calendar converts to its owner's zone. */
function asText(
  { now, organizer, ...entry }: CalendarEntry,
  method: ICalCalendarMethod,
  attendees: ICalAttendeeData[],
): string {
  const calendar = ical({
    prodId: { company: "cms", product: "events", language: "EN" },
    method,
  });
  calendar.createEvent({
    ...entry,
    stamp: now,
    organizer: { name: organizer.name, email: organizer.address },
    attendees,
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * Somebody who takes part, or no longer does.
 *
 * @param mailbox as entered in a form; the name is left out if it could be a message
 */
export function attendeeOf(mailbox: Mailbox, comes: boolean): ICalAttendeeData {
  const name = plainName(mailbox.name);
  return {
    ...(name !== null && { name }),
    email: mailbox.address,
    role: ICalAttendeeRole.REQ,
    // Registering or choosing a time counts as accepting.
    status: comes ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.DECLINED,
    rsvp: false,
  };
}
