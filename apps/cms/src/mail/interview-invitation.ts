import { ICalEventStatus } from "ical-generator";
import type { Interview } from "../interviews/interview.ts";
import { attendeeOf, type CalendarEntry, calendarFile, calendarPart } from "./calendar.ts";
import type { CalendarPart, Mailbox } from "./clean-message.ts";

/** An interview that is, or was, booked. */
export type BookedInterview = Interview & { startsAt: string };

export const isBookedOnce = (interview: Interview): interview is BookedInterview =>
  Boolean(interview.startsAt);

interface Entry {
  interview: BookedInterview;
  /** What it is called in this person's calendar. */
  summary: string;
  organizer: Mailbox;
  now: Date;
}

/** The calendar entry of an interview for one of the two who meet; the other isn't named as an attendee. */
export function interviewInvitation(entry: Entry, attendee: Mailbox): CalendarPart {
  const isOff = entry.interview.state === "cancelled";
  return calendarPart(entryOf(entry), isOff ? "CANCEL" : "REQUEST", [attendeeOf(attendee, !isOff)]);
}

export const interviewFile = (entry: Entry): string => calendarFile(entryOf(entry));

function entryOf({ interview, summary, organizer, now }: Entry): CalendarEntry {
  const start = new Date(interview.startsAt);
  return {
    id: `interview-${interview.id}`,
    sequence: interview.sequence,
    status: ICalEventStatus.CONFIRMED,
    start,
    end: new Date(start.getTime() + interview.minutes * 60_000),
    summary,
    location: interview.place,
    organizer,
    now,
  };
}
