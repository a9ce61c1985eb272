/** What the Participants tab shows. No runtime imports: the admin bundles this file. */
import type { Place } from "@kdl/schemas/registrations/places";
import type { Confirmation } from "../places/confirmations.ts";

export const attendances = ["attended", "no-show"] as const;
export type Attendance = (typeof attendances)[number];

export const attendanceLabels: Readonly<Record<Attendance, string>> = {
  attended: "Attended",
  "no-show": "No-show",
};

/** The registration of somebody who is coming. */
export interface Participant {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  place: Place;
  /** Position on the waitlist, from 1. */
  waitingPlace: number | null;
  /** ISO 8601. */
  offerEndsAt: string | null;
  attendance: Attendance | null;
  /** Time of the check-in at the door; ISO 8601. */
  checkedInAt: string | null;
}

export interface ParticipantCounts {
  /** `null` if there is no limit. */
  capacity: number | null;
  seated: number;
  offered: number;
  waiting: number;
  /** People checked in at the door. */
  checkedIn: number;
  attended: number;
  noShow: number;
  /** People with a seat whose attendance isn't recorded. */
  unmarked: number;
}

/** A page of the people who match the filter and the search. */
export interface ParticipantPage {
  total: number;
  page: number;
  pages: number;
  people: Participant[];
}

export interface ParticipantsReply {
  hasBegun: boolean;
  hasEnded: boolean;
  isCancelled: boolean;
  counts: ParticipantCounts;
  /** `null` for accounts that only see the counts. */
  found: ParticipantPage | null;
}

/** Why a command wasn't carried out. */
export interface RefusedCommand {
  message: string;
  needs?: Confirmation[];
}

/** A line of the printed list. */
export interface PrintedPerson {
  name: string;
  place: Place;
}

export interface ThanksPreview {
  /** People who attended and haven't been thanked. */
  waiting: number;
  /** People who were thanked before. */
  done: number;
  /** The mail to one of them; `null` if there is nobody. */
  mail: { subject: string; text: string } | null;
}
