/**
 * A registration for an event as its holder sees it through a private link.
 * Source: docs/upstream-contract.md, "Registrations". No runtime imports here, since pages load this module.
 */
import type { OwnCertificate } from "../certificates/certificate.ts";
import type { EventStatus } from "../content/events.ts";
import type { Ticket } from "../door/door.ts";
import type { Place } from "./places.ts";

/** The extension of upstreams with waitlists and private links for registrations. */
export const REGISTRATIONS_EXTENSION = "registrations";

/** Paths under the upstream's address. The token is sent as `Authorization: Bearer`. */
export const registrationCall = {
  own: "/api/registrations/own",
  accept: "/api/registrations/own/accept",
  cancel: "/api/registrations/own/cancel",
  calendar: "/api/registrations/own/calendar",
} as const;

/** What people can do with their registration. */
export const registrationActions = ["accept", "cancel"] as const;
export type RegistrationAction = (typeof registrationActions)[number];

export const actionPlace = {
  accept: "seated",
  cancel: "cancelled",
} as const satisfies Record<RegistrationAction, Place>;

/** Codes of refusals that only these calls have. */
export const registrationRefusals = [
  /** 404: the token is wrong, malformed, too old or missing. */
  "NOT_FOUND",
  /** 409: the registration isn't in the place that the request expected, or can't make this move. */
  "PLACE_CHANGED",
  /** 409: the offered seat isn't offered any more. */
  "OFFER_ENDED",
  /** 409: the event has begun. */
  "TOO_LATE",
] as const;
export type RegistrationRefusal = (typeof registrationRefusals)[number];

/** Where a registration stands; also in a member's list. */
export interface RegistrationPlace {
  /** `null` for people who declined. */
  place: Place | null;
  /** On the waitlist, from 1. */
  waitingPlace: number | null;
  /** Until when an offered seat can be accepted; ISO 8601. */
  offerEndsAt: string | null;
}

export interface Registration extends RegistrationPlace {
  reference: string;
  /** May be empty. */
  firstName: string;
  /** ISO 8601. */
  receivedAt: string;
  canCancel: boolean;
  /** Of an event that the person attended; `null` if none has been issued. */
  certificate: OwnCertificate | null;
  /** Of somebody with a seat, until the event has ended; `null` if the upstream has no tickets. */
  ticket: Ticket | null;
  /** `null` if visitors don't see the event any more. */
  event: {
    slug: string;
    name: string;
    /** The event's mode, such as `Online`. */
    type: string;
    /** ISO 8601. */
    startsAt: string;
    endsAt: string;
    location: string;
    status: EventStatus;
    /** What participants should bring; may be empty. */
    bring: string;
  } | null;
}
