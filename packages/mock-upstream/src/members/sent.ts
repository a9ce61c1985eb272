/** What a member has sent, as the contract has it. */
import type { RegisteredEvent } from "@kdl/schemas/members/members";
import { isApplied, isLinkValid } from "../applications/application-calls.ts";
import { isCheckedIn } from "../door/door-state.ts";
import { interviewBody } from "../applications/interview-state.ts";
import { isRegistered } from "../registrations/registration-state.ts";
import { placeBody } from "../registrations/registration-calls.ts";
import { ownCertificateBody } from "../certificates/certificate-state.ts";
import type { MockState } from "../state.ts";
import { publishedEvent } from "../submissions/event-gate.ts";
import type { Submission } from "../submissions/submission-store.ts";
import type { StoredMember } from "./member-store.ts";

/** A submission that a receipt was given for. */
export type Sent = Submission & { reference: string };

/** Everything that isn't put aside as spam, the latest first. */
export function sentBy(member: StoredMember, { store }: MockState): Sent[] {
  const address = member.email.toLowerCase();
  return store.all
    .filter(
      (entry): entry is Sent =>
        entry.reference !== null &&
        entry.flag === null &&
        String(entry.values["email"]).toLowerCase() === address,
    )
    .toReversed();
}

/** The event of a registration, as long as it can be seen. */
export function eventOf({ form, values }: Sent, state: MockState): RegisteredEvent | null {
  if (form !== "event-registration") return null;
  const event = publishedEvent(state.bodies.get("events"), String(values["event_id"]));
  if (!event) return null;
  const { slug, name, type, startsAt, endsAt, location, status } = event;
  return { slug, name, type, startsAt, endsAt, location, isCancelled: status === "cancelled" };
}

/** Until the event begins, or the person has been checked in. */
export function canCancel(
  { status, reference }: Sent,
  event: RegisteredEvent | null,
  state: MockState,
): boolean {
  const isAhead = event !== null && Date.parse(event.startsAt) > Date.now();
  return isAhead && status !== "cancelled" && !isCheckedIn(state, reference);
}

const ABOUT_LENGTH = 60;

export function submissionBody(sent: Sent, state: MockState) {
  const { form, reference, status, sentAt, values } = sent;
  const event = eventOf(sent, state);
  const about = event?.name ?? values["intrested_to_learn"] ?? values["message"] ?? "";
  return {
    form,
    reference,
    status,
    sent_at: sentAt,
    about: String(about).slice(0, ABOUT_LENGTH),
    event: event && {
      slug: event.slug,
      name: event.name,
      type: event.type,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      location: event.location,
      cancelled: event.isCancelled,
    },
    can_cancel: canCancel(sent, event, state),
    certificate: ownCertificateBody(state, reference),
    ...(isApplied(sent) && {
      application: {
        stage: sent.stage,
        token: isLinkValid(sent) ? sent.linkToken : null,
        interview: interviewBody(sent, state.store),
      },
    }),
    ...(isRegistered(sent) && {
      registration: { ...placeBody(sent, state), token: sent.linkToken },
    }),
  };
}
