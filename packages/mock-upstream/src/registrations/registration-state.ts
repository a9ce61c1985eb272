/** Places of registrations: the seats, and the waitlist. */
import { offerEnd, openPlaces, type Place } from "@kdl/schemas/registrations/places";
import { registrationClosed } from "@kdl/schemas/messages";
import type { MockState } from "../state.ts";
import { changeSeats, publishedEvent } from "../submissions/event-gate.ts";
import type { Received, Refused } from "../submissions/received.ts";
import type { Submission } from "../submissions/submission-store.ts";

/** A registration of somebody who attends. */
export type Registered = Submission & { reference: string; linkToken: string; place: Place };

export const isRegistered = (entry: Submission): entry is Registered =>
  entry.place !== null && entry.linkToken !== null;

const eventIdOf = ({ values }: Pick<Received, "values">) => String(values["event_id"]);

export const eventOf = (entry: Pick<Received, "values">, { bodies }: MockState) =>
  publishedEvent(bodies.get("events"), eventIdOf(entry));

/** An event's registrations that count, in the order of arrival. */
const registrationsOf = (eventId: string, { store }: MockState): Registered[] =>
  store.all
    .filter(isRegistered)
    .filter((entry) => entry.flag === null && eventIdOf(entry) === eventId);

export const queueOf = (entry: Pick<Received, "values">, state: MockState): Registered[] =>
  registrationsOf(eventIdOf(entry), state).filter(({ place }) => place === "waiting");

const emailOf = ({ values }: Pick<Received, "values">) =>
  String(values["email"]).trim().toLowerCase();

/** Refuses a second registration of an address, which gets a mail with the first one's private link. */
export function refusedAsSecond(received: Received, state: MockState): Refused | null {
  if (received.values["attending"] === "0") return null;
  const first = registrationsOf(eventIdOf(received), state).find(
    (entry) => openPlaces.includes(entry.place) && emailOf(entry) === emailOf(received),
  );
  if (!first) return null;
  const { linkToken: token } = first;
  state.members.mails.push({ to: emailOf(received), kind: "already-registered", token });
  const message = registrationClosed.alreadyRegistered;
  return { status: 409, code: "ALREADY_REGISTERED", message };
}

/** The place that a new registration gets. */
export function arrivalPlace(received: Received, state: MockState): Place | null {
  if (received.values["attending"] === "0") return null;
  const isFull = eventOf(received, state)?.seatsLeft === 0;
  return isFull || queueOf(received, state).length > 0 ? "waiting" : "seated";
}

/** Moves a registration; a seat that becomes free is offered to the first on the waitlist. */
export function changePlace(entry: Registered, to: Place, state: MockState): void {
  const tookSeat = entry.place === "seated" || entry.place === "offered";
  entry.place = to;
  if (to === "cancelled") entry.status = "cancelled";
  if (to !== "offered") entry.offerEndsAt = null;
  const isFreed = tookSeat && (to === "cancelled" || to === "lapsed");
  if (isFreed && !offerSeat(entry, state)) {
    changeSeats(state.bodies.get("events"), eventIdOf(entry), 1);
  }
}

function offerSeat(freed: Registered, state: MockState): boolean {
  const [first] = queueOf(freed, state);
  const event = eventOf(freed, state);
  if (!first || !event) return false;
  const { startsAt, status, registrationEnabled: isOpen } = event;
  const end = offerEnd({ startsAt, status, isOpen }, new Date());
  if (!end) return false;
  first.place = "offered";
  first.offerEndsAt = end.toISOString();
  return true;
}
