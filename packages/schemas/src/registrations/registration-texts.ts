/** What people read about their registration for an event. No runtime imports here, since pages load this module. */
import type { Place } from "./places.ts";
import type { RegistrationRefusal } from "./registration.ts";

export const registrationFailure: Readonly<Record<RegistrationRefusal, string>> & {
  readonly tooManyTries: string;
  readonly failed: string;
} = {
  /** The same for every token that isn't valid. */
  NOT_FOUND: "This link doesn’t work.",
  PLACE_CHANGED: "Your registration has changed in the meantime. Its current state is shown below.",
  OFFER_ENDED: "The seat isn’t offered to you any more.",
  TOO_LATE:
    "The event has begun, or you’re checked in, so your registration can’t be cancelled any more.",
  tooManyTries:
    "There were too many links that don’t work. Please wait a few minutes and try again.",
  failed: "We can’t reach our records just now. Please try again in a minute.",
};

interface PlaceText {
  /** On a badge. */
  title: string;
  text: string;
}

export const placeTexts: Readonly<Record<Place, PlaceText>> = {
  seated: { title: "Registered", text: "You have a seat. We look forward to seeing you." },
  waiting: {
    title: "On the waitlist",
    text: "All seats are taken. As soon as one is free for you, we’ll send you an email.",
  },
  offered: {
    title: "Seat offered",
    text: "A seat has become free for you. Please accept it, or cancel your registration.",
  },
  lapsed: {
    title: "Offer ended",
    text: "We didn’t hear from you in time, so the seat went to someone else. You can register again to join the end of the waitlist.",
  },
  cancelled: {
    title: "Cancelled",
    text: "Your registration is cancelled. You can register again at any time.",
  },
};
