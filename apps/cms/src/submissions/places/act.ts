/** Actions that people take on their registration for an event. */
import {
  actionPlace,
  type RegistrationAction,
  type RegistrationRefusal,
} from "@kdl/schemas/registrations/registration";
import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { effectiveEnd, mayChangePlace } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { Refused, unavailable } from "../refused.ts";
import { changePlace } from "./change-place.ts";
import { isTooLate } from "./may-cancel.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import { type OwnRegistration, ownRegistration, shownEvent } from "./own-registration.ts";
import { placeOf } from "../../forms/place-of.ts";
import { holdSeats } from "./seats.ts";

const statuses: Record<RegistrationRefusal, number> = {
  NOT_FOUND: 404,
  PLACE_CHANGED: 409,
  OFFER_ENDED: 409,
  TOO_LATE: 409,
};

const refusal = (code: RegistrationRefusal): Refused =>
  new Refused({ code, status: statuses[code], message: registrationFailure[code] });

/** The reply to every invalid link. */
export const unknownLink = (): Refused => refusal("NOT_FOUND");

/** The registration that a link leads to. @throws {Refused} */
export async function readOwn(
  payload: Payload,
  token: string,
  now: Date,
): Promise<OwnRegistration> {
  const registration = await ownRegistration(payload, token, now);
  if (!registration) throw unknownLink();
  return registration;
}

/**
 * Accepts an offered seat, or cancels a registration, once: a repeat finds it done.
 *
 * @param from the place that the person has seen, unchecked
 * @throws {Refused} if the registration is no longer in that place, or it is too late
 */
export async function act(
  payload: Payload,
  token: string,
  action: RegistrationAction,
  from: unknown,
): Promise<OwnRegistration> {
  const now = new Date();
  const { event, quarantined } = await readOwn(payload, token, now);
  await inTransaction(payload, async (req) => {
    // Lock before reading: of two concurrent calls, the second sees the result of the first.
    if (event) await holdSeats(req, event.id);
    const registration = await ownRegistration(payload, token, now, req);
    if (!registration) throw unknownLink();
    const [place, to] = [placeOf(registration), actionPlace[action]];
    if (place === to) return;
    const isExpected = place !== null && place === from && mayChangePlace("participant", place, to);
    if (!isExpected || !event) throw refusal("PLACE_CHANGED");
    refuseLate(registration, action, now);
    // Staff haven't seen it yet; its sender must not notice.
    if (quarantined) throw unavailable();
    const change = { registration: registration.id, event: event.id, from: place, to };
    if (!(await changePlace(req, { ...change, actor: "participant" }))) {
      throw refusal("PLACE_CHANGED");
    }
    if (action === "cancel") await offerFreeSeats(req, event.id);
  });
  return readOwn(payload, token, now);
}

function refuseLate(registration: OwnRegistration, action: RegistrationAction, now: Date): void {
  const event = shownEvent(registration);
  if (action === "cancel") {
    if (isTooLate(registration, now)) throw refusal("TOO_LATE");
    return;
  }
  const { offerEndsAt } = registration;
  const isOver = !offerEndsAt || !event || effectiveEnd(offerEndsAt, event.startsAt) <= now;
  if (isOver || event.status === "cancelled") throw refusal("OFFER_ENDED");
}
