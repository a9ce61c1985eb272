/** Seats and waitlists of events, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { keepPlaces } from "../submissions/places/keep-places.ts";
import { readOwn } from "../submissions/places/act.ts";
import { registrationToWire } from "../submissions/places/registration-to-wire.ts";
import { createEvent } from "./events.ts";
import { tryPlaces } from "./random-places.ts";
import {
  acceptSeat,
  cancel,
  outcomeOf,
  placeIn,
  queuedMails,
  type Registrant,
  register,
  stored,
} from "./registrations.ts";

const HOUR_MS = 60 * 60_000;
const SEEDS = 3;
const ACTIONS = 60;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const collection = "event-registrations";

/** Declares the tests. @param start starts Payload with an empty database */
export function describePlaces(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const join = (event: Event, more = {}, rest = {}) => register(payload, event.id, more, rest);
  const place = ({ id }: Registrant) => placeIn(payload, id);
  const change = (event: Event, data: Partial<Event>) =>
    payload.update({ collection: "events", id: event.id, data });
  /** An event with one seat, and two people waiting for it. */
  async function fullEvent(more: Partial<Event> = {}) {
    const event = await createEvent(payload, { capacity: 1, ...more });
    const [seated, first, second] = [await join(event), await join(event), await join(event)];
    expect([await place(seated), await place(first), await place(second)]).toEqual([
      "seated",
      "waiting",
      "waiting",
    ]);
    return { event, seated, first, second };
  }
  const seen = async ({ token }: Registrant) => {
    const now = new Date();
    return registrationToWire(payload, await readOwn(payload, token, now), now);
  };

  test.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))(
    "whatever people do concurrently, no seat is overbooked and nobody skips the queue: seed %i",
    async (seed) => {
      expect(await tryPlaces(payload, seed, ACTIONS)).toBeGreaterThan(0);
    },
  );

  describe("a seat that becomes free is offered to the first who waits", () => {
    test.each<[string, (one: Registrant, event: Event) => Promise<unknown>]>([
      ["when somebody cancels", (one) => cancel(payload, one, "seated")],
      ["when staff delete it", ({ id }) => payload.delete({ collection, id })],
      [
        "when staff put it into quarantine",
        ({ id }) => payload.update({ collection, id, data: { quarantined: true } }),
      ],
      ["when there are more seats", (_, event) => change(event, { capacity: 2 })],
    ])("%s", async (_, free) => {
      const { event, seated, first, second } = await fullEvent();
      await free(seated, event);
      expect([await place(first), await place(second)]).toEqual(["offered", "waiting"]);
      expect(await queuedMails(payload, first.id)).toEqual(["confirmation", "seat-offered"]);
      expect((await seen(second)).waiting_place).toBe(1);
    });

    test("when an offer ends, with a mail about its end", async () => {
      const { seated, first, second } = await fullEvent();
      await cancel(payload, seated, "seated");
      await keepPlaces(payload, inHours(23));
      expect(await place(first)).toBe("offered");
      await Promise.all([1, 2, 3].map(() => keepPlaces(payload, inHours(25))));
      expect([await place(first), await place(second)]).toEqual(["lapsed", "offered"]);
      expect((await queuedMails(payload, first.id)).at(-1)).toBe("seat-lapsed");
      expect(await acceptSeat(payload, first)).toBe("PLACE_CHANGED");
      expect(await acceptSeat(payload, second)).toBe("done");
      expect(await acceptSeat(payload, second)).toBe("done");
      expect(
        (await queuedMails(payload, second.id)).filter((kind) => kind === "seat-accepted"),
      ).toHaveLength(1);
    });
  });

  test.each<[string, Partial<Event>]>([
    ["is cancelled", { status: "cancelled" }],
    ["is postponed", { status: "postponed" }],
    ["is closed", { registrationButton: false }],
    ["isn't shown", { publish: false }],
    [
      "is about to start",
      { startsAt: inHours(2.5).toISOString(), endsAt: inHours(4).toISOString() },
    ],
  ])("no seat is offered when the event %s, and newcomers queue", async (_, data) => {
    const { event, seated, first } = await fullEvent();
    await change(event, data);
    await cancel(payload, seated, "seated");
    await keepPlaces(payload, new Date());
    expect(await place(first)).toBe("waiting");
    const newcomer = await join(event).then(place, () => "refused");
    expect(["waiting", "refused"]).toContain(newcomer);
    // Once the event takes place as planned again, the seat is offered.
    const { startsAt, endsAt } = event;
    const restored = { status: "scheduled", registrationButton: true, publish: true } as const;
    await change(event, { ...restored, startsAt, endsAt });
    expect(await place(first)).toBe("offered");
  });

  test("an offer ends two hours before the event, even if that is moved to an earlier time", async () => {
    const { event, seated, first } = await fullEvent();
    await cancel(payload, seated, "seated");
    const startsAt = inHours(1.5).toISOString();
    await change(event, { startsAt, endsAt: inHours(3).toISOString() });
    expect(await acceptSeat(payload, first)).toBe("OFFER_ENDED");
    await keepPlaces(payload, new Date());
    expect(await place(first)).toBe("lapsed");
  });

  test("a smaller capacity takes no seats away", async () => {
    const event = await createEvent(payload, { capacity: 2 });
    const [one, two, three] = [await join(event), await join(event), await join(event)];
    await change(event, { capacity: 1 });
    await cancel(payload, one, "seated");
    expect([await place(two), await place(three)]).toEqual(["seated", "waiting"]);
  });

  test("an address registers once, however it is written, and rejoins at the end of the queue", async () => {
    const { event, first, second } = await fullEvent();
    const again = () => outcomeOf(join(event, { email: first.email.toUpperCase() }));
    expect(await Promise.all([again(), again()])).toEqual([
      "ALREADY_REGISTERED",
      "ALREADY_REGISTERED",
    ]);
    expect(await queuedMails(payload, first.id)).toEqual([
      "confirmation",
      "already-registered",
      "already-registered",
    ]);
    await cancel(payload, first, "waiting");
    const back = await join(event, { email: first.email });
    expect((await seen(second)).waiting_place).toBe(1);
    expect((await seen(back)).waiting_place).toBe(2);
  });

  test("an inbox gets few reminders of its registration, and none triggered by spam", async () => {
    const event = await createEvent(payload);
    const first = await join(event, { email: "often@example.org" });
    const again = (flag: "links" | null) =>
      outcomeOf(join(event, { email: "often@example.org" }, { flag }));
    expect(await again("links")).toBe("ALREADY_REGISTERED");
    expect(await queuedMails(payload, first.id)).toEqual(["confirmation"]);
    for (let count = 0; count < 8; count += 1) expect(await again(null)).toBe("ALREADY_REGISTERED");
    expect(await queuedMails(payload, first.id)).toHaveLength(1 + 5);
    expect((await stored(payload, first.id)).mail ?? []).toEqual([]);
  });

  test("of two concurrent registrations from one address, one is stored", async () => {
    const event = await createEvent(payload);
    const email = "twice@example.org";
    const both = await Promise.all([1, 2].map(() => outcomeOf(join(event, { email }))));
    expect(both.toSorted()).toEqual(["ALREADY_REGISTERED", "done"]);
  });

  test("somebody who declined can register later, and several can share an address if allowed", async () => {
    const event = await createEvent(payload);
    const email = "later@example.org";
    await join(event, { email, attending: "0" });
    await join(event, { email });
    expect(await outcomeOf(join(event, { email }))).toBe("ALREADY_REGISTERED");
    await change(event, { severalPerAddress: true });
    await join(event, { email });
    await join(event, { email });
  });

  test("staff can't change places by saving a form that they opened before", async () => {
    const { seated, first } = await fullEvent();
    await cancel(payload, seated, "seated");
    const data = { place: "waiting", cancelledAt: null, reviewStatus: "done" } as const;
    await payload.update({ collection, id: seated.id, data });
    await payload.update({ collection, id: first.id, data });
    expect([await place(seated), await place(first)]).toEqual(["cancelled", "offered"]);
    expect((await stored(payload, seated.id)).reviewStatus).toBe("done");
  });

  test("a quarantined registration takes no seat, looks normal to its sender, and queues later", async () => {
    const event = await createEvent(payload, { capacity: 1 });
    const spam = await join(event, {}, { flag: "links" });
    expect(await seen(spam)).toMatchObject({ place: "seated", waiting_place: null });
    const seated = await join(event);
    const waiting = await join(event);
    expect(await place(seated)).toBe("seated");
    await payload.update({ collection, id: spam.id, data: { quarantined: false } });
    expect(await seen(spam)).toMatchObject({ place: "waiting", waiting_place: 2 });
    expect((await seen(waiting)).waiting_place).toBe(1);
    expect(await queuedMails(payload, spam.id)).toEqual(["confirmation"]);
    const twin = await join(event, { email: "twin@example.org" }, { flag: "links" });
    await join(event, { email: "twin@example.org" });
    await expect(
      payload.update({ collection, id: twin.id, data: { quarantined: false } }),
    ).rejects.toThrow("the same address");
  });
}
