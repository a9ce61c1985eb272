/** People who concurrently join, cancel, accept, and let offers lapse. */
import { mayChangePlace, openPlaces, type Place } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import { expect } from "vitest";
import type { EventRegistration } from "../payload-types.ts";
import { keepPlaces } from "../submissions/places/keep-places.ts";
import { seatByStaff } from "../submissions/places/seat-by-staff.ts";
import { StaffRefusal } from "../submissions/places/staff-refusal.ts";
import { createEvent } from "./events.ts";
import {
  acceptSeat,
  cancel,
  outcomeOf,
  placeLog,
  queuedMails,
  type Registrant,
  register,
} from "./registrations.ts";

const DAY_MS = 24 * 60 * 60_000;
const ROUNDS = 4;
/** Few, since an inbox gets at most five mails of a kind within an hour. */
const REJOINS = 2;

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param seed decides what everybody does
 * @returns the number of registrations
 */
export async function tryPlaces(payload: Payload, seed: number, actions: number): Promise<number> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const capacity = 1 + below(6);
  const { id: event } = await createEvent(payload, { capacity });
  const people: Registrant[] = [];
  const joined = new Map<string, number>();
  const somebody = () => people[below(people.length)];

  async function join(email?: string): Promise<string> {
    if (email && (joined.get(email) ?? 0) >= REJOINS) return "done";
    return outcomeOf(joinAs(email));
  }
  async function joinAs(email?: string): Promise<void> {
    const person = await register(payload, event, email ? { email } : {});
    people.push(person);
    joined.set(person.email, (joined.get(person.email) ?? 0) + 1);
  }
  /** Confirms nothing, so nobody skips the queue or gets an additional seat. */
  const seatAsStaff = (id: string, from: Place) =>
    seatByStaff(payload, { event, id, from, confirmed: [], by: { id: "1", name: "Asha" } }).then(
      () => "done",
      (error: unknown) => (error instanceof StaffRefusal ? "done" : String(error)),
    );
  const anything = (): Promise<string> => {
    const person = somebody();
    const kind = below(10);
    if (!person || kind < 4) return join();
    if (kind < 5) return join(person.email.toUpperCase());
    if (kind === 5)
      return seatAsStaff(person.id, (["waiting", "offered", "lapsed"] as const)[below(3)]!);
    if (kind < 7) return cancel(payload, person, ["seated", "waiting", "offered"][below(3)]!);
    if (kind < 9) return acceptSeat(payload, person);
    return outcomeOf(keepPlaces(payload, new Date(Date.now() + 2 * DAY_MS)));
  };

  const expected = new Set(["done", "ALREADY_REGISTERED", "PLACE_CHANGED", "OFFER_ENDED"]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = Array.from({ length: Math.ceil(actions / ROUNDS) }, anything);
    const others = (await Promise.all(all)).filter((outcome) => !expected.has(outcome));
    expect(others, `seed ${seed}`).toEqual([]);
    await checkSeats(payload, event, capacity);
  }
  await checkLog(payload, event);
  return people.length;
}

async function registrationsOf(payload: Payload, event: string): Promise<EventRegistration[]> {
  const { docs } = await payload.find({
    collection: "event-registrations",
    where: { event: { equals: event } },
    sort: "queuedAt",
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  return docs;
}

async function checkSeats(payload: Payload, event: string, capacity: number): Promise<void> {
  const all = await registrationsOf(payload, event);
  const inPlaces = (...places: Place[]) => all.filter(({ place }) => places.includes(place!));
  const taken = inPlaces("seated", "offered").length;
  expect(taken).toBeLessThanOrEqual(capacity);
  // No seat stays free while somebody waits.
  if (inPlaces("waiting").length > 0) expect(taken).toBe(capacity);
  const addresses = inPlaces(...openPlaces).map(({ email }) => email!.toLowerCase());
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { place, placeKey } of all) {
    expect(Boolean(placeKey)).toBe(openPlaces.includes(place!));
  }
}

/** Mails that a change of place triggers, unless staff made it. */
const mailOf: Record<string, string> = {
  offered: "seat-offered",
  seated: "seat-accepted",
  lapsed: "seat-lapsed",
  cancelled: "cancellation",
};

async function checkLog(payload: Payload, event: string): Promise<void> {
  const all = await registrationsOf(payload, event);
  const log = await placeLog(payload, event);
  const queuedAt = new Map(all.map((entry) => [entry.id, Date.parse(entry.queuedAt!)]));
  const leftQueueAt = new Map(
    log.filter(({ from }) => from === "waiting").map((change) => [change.registration, change.at]),
  );
  for (const { id, place } of all) {
    const own = log.filter(({ registration }) => registration === id);
    const [arrival, ...changes] = own.toSorted(
      (a, b) => Number(a.from !== null) - Number(b.from !== null),
    );
    expect(arrival?.from).toBeNull();
    let at = arrival!.to as Place;
    for (let left = changes; left.length > 0;) {
      const next = left.find(({ from }) => from === at)!;
      const actors = ["participant", "system", "staff"] as const;
      expect(actors.some((actor) => mayChangePlace(actor, at, next.to as Place))).toBe(true);
      at = next.to as Place;
      left = left.filter((change) => change !== next);
    }
    expect(at).toBe(place);
    const mails = await queuedMails(payload, id);
    const expected = [
      "confirmation",
      ...changes.map(({ to, actor }) => (actor === "staff" ? "seat-given" : mailOf[to]!)),
    ];
    expect(mails.filter((kind) => kind !== "already-registered").toSorted()).toEqual(
      expected.toSorted(),
    );
  }
  checkQueue(all, log, queuedAt, leftQueueAt);
}

/** Seats are given and offered in the order of waiting. */
function checkQueue(
  all: EventRegistration[],
  log: Awaited<ReturnType<typeof placeLog>>,
  queuedAt: ReadonlyMap<string, number>,
  leftQueueAt: ReadonlyMap<string, number>,
): void {
  const waited = new Set(
    log
      .filter(({ from, to }) => from === null && to === "waiting")
      .map((entry) => entry.registration),
  );
  const got = log.filter(({ from, to }) => (from === null && to === "seated") || to === "offered");
  for (const { registration, at } of got) {
    const earlier = all.filter(
      ({ id }) => waited.has(id) && queuedAt.get(id)! < queuedAt.get(registration)!,
    );
    for (const { id } of earlier) expect(leftQueueAt.get(id) ?? Infinity).toBeLessThanOrEqual(at);
  }
}
