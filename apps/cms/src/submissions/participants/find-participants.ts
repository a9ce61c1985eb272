import type { Place } from "@kdl/schemas/registrations/places";
import type { Attendance, Participant, ParticipantPage } from "./replies.ts";

export const PAGE_SIZE = 50;

export interface ParticipantFilter {
  /** Name, address or reference; may be empty. */
  search: string;
  place: Place | null;
  /**
   * `checked-in` finds people who were checked in at the door, `unmarked` those with a seat whose attendance
   * isn't recorded.
   */
  attendance: Attendance | "checked-in" | "unmarked" | null;
  /** From 1. */
  page: number;
}

/** A page of the people who match a filter. The waitlist is in the order of the queue. */
export function findParticipants(
  all: readonly Participant[],
  { search, place, attendance, page }: ParticipantFilter,
): ParticipantPage {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = all.filter((one) => {
    if (place && one.place !== place) return false;
    if (!hasAttendance(one, attendance)) return false;
    const text = plain(`${one.firstName} ${one.lastName} ${one.email} ${one.reference}`);
    return words.every((word) => text.includes(word));
  });
  const sorted =
    place === "waiting"
      ? found.toSorted((a, b) => (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0))
      : found;
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    total: sorted.length,
    page: shown,
    pages,
    people: sorted.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
  };
}

const hasAttendance = (
  { place, attendance, checkedInAt }: Participant,
  wanted: ParticipantFilter["attendance"],
): boolean => {
  if (wanted === null) return true;
  if (wanted === "checked-in") return checkedInAt !== null;
  return wanted === "unmarked" ? place === "seated" && attendance === null : attendance === wanted;
};

/** Without accents and capital letters. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
