/** A member's submissions, grouped by where the profile shows them. */
import type { FormName } from "@kdl/schemas/forms/form";
import type { MemberSubmission, RegisteredEvent } from "@kdl/schemas/members/members";

export type Registration = MemberSubmission & { event: RegisteredEvent };

export interface Registrations {
  /** Soonest first. */
  upcoming: Registration[];
  /** Past, cancelled, or of an event that is gone; latest first. */
  others: MemberSubmission[];
}

/** @param now in ms since 1970 */
export function registrationsOf(
  submissions: readonly MemberSubmission[],
  now: number,
): Registrations {
  const all = submissions.filter(({ form }) => form === "event-registration");
  const upcoming = all.filter((submission) => isUpcoming(submission, now)) as Registration[];
  const others = all.filter((submission) => !isUpcoming(submission, now));
  return {
    upcoming: upcoming.toSorted((a, b) => startOf(a) - startOf(b)),
    others: others.toSorted((a, b) => startOf(b) - startOf(a)),
  };
}

function isUpcoming(
  { event, certificate, status, registration }: MemberSubmission,
  now: number,
): boolean {
  return (
    event !== null &&
    // With a certificate, it is over for this person.
    certificate === null &&
    status !== "cancelled" &&
    registration?.place !== "lapsed" &&
    !event.isCancelled &&
    new Date(event.endsAt).getTime() >= now
  );
}

function startOf({ event, sentAt }: MemberSubmission): number {
  return new Date(event?.startsAt ?? sentAt).getTime();
}

/** Messages and registrations for clubs and trainings, which no other part of the profile shows. */
export function otherSubmissions(submissions: readonly MemberSubmission[]): MemberSubmission[] {
  return submissions.filter(({ form }) => form !== "event-registration" && form !== "internship");
}

export function applicationsOf(submissions: readonly MemberSubmission[]): MemberSubmission[] {
  return submissions.filter(({ form }) => form === "internship");
}

export const formTitles: Readonly<Record<FormName, string>> = {
  contact: "Message",
  "event-registration": "Event registration",
  internship: "Internship application",
  volunteer: "Volunteer registration",
  "club-registration": "Club registration",
};
