/** What staff do about the people at an event, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { addByStaff } from "../submissions/places/add-by-staff.ts";
import { cancelByStaff } from "../submissions/places/cancel-by-staff.ts";
import type { Confirmation } from "../submissions/places/confirmations.ts";
import { keepPlaces } from "../submissions/places/keep-places.ts";
import { seatByStaff } from "../submissions/places/seat-by-staff.ts";
import { describeAttendance } from "./describe-attendance.ts";
import { createEvent } from "./events.ts";
import { cancel, placeIn, placeLog, queuedMails, register, stored } from "./registrations.ts";
import { begun, by, HOUR_MS, over, tried } from "./staff-commands.ts";

/** Declares the tests. @param start starts Payload with an empty database */
export function describeParticipants(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const place = ({ id }: { id: string }) => placeIn(payload, id);
  const change = (event: Event, data: Partial<Event>) =>
    payload.update({ collection: "events", id: event.id, data });
  const seat = (
    event: Event,
    { id }: { id: string },
    from: "waiting" | "offered" | "lapsed" | "seated",
    confirmed: Confirmation[] = [],
  ) => tried(seatByStaff(payload, { event: event.id, id, from, confirmed, by }));
  const cancelFor = (event: Event, { id }: { id: string }, from: "seated" | "waiting") =>
    tried(cancelByStaff(payload, { event: event.id, id, from, by }));
  let added = 0;
  const person = (email = `added-${(added += 1)}@example.org`) => ({
    firstName: "Ravi",
    lastName: "Rao",
    email,
    phone: "",
  });
  const add = (event: Event, more: object = {}) =>
    addByStaff(payload, {
      event: event.id,
      person: person(),
      place: "seated",
      confirmed: [],
      isTold: true,
      by,
      ...more,
    });
  /** An event with one seat, and two people waiting for it. */
  async function fullEvent(more: Partial<Event> = {}) {
    const event = await createEvent(payload, { capacity: 1, ...more });
    const join = () => register(payload, event.id);
    return { event, seated: await join(), first: await join(), second: await join() };
  }

  describe("seating", () => {
    test("past the queue and over capacity needs both confirmations, and is logged and mailed", async () => {
      const { event, first, second } = await fullEvent();
      expect(await seat(event, second, "waiting")).toBe(
        "1 of 1 seats are taken. 1 person has waited longer.",
      );
      expect(await seat(event, second, "waiting", ["over-capacity"])).toMatch("waited longer");
      expect(await seat(event, second, "waiting", ["past-queue"])).toMatch("seats are taken");
      expect(await place(second)).toBe("waiting");
      expect(await seat(event, second, "waiting", ["past-queue", "over-capacity"])).toBe("done");
      expect([await place(second), await place(first)]).toEqual(["seated", "waiting"]);
      expect((await queuedMails(payload, second.id)).at(-1)).toBe("seat-given");
      const log = await placeLog(payload, event.id);
      expect(log.at(-1)).toMatchObject({
        registration: second.id,
        from: "waiting",
        to: "seated",
        actor: "staff",
        byName: "Asha",
        confirmed: "over-capacity past-queue",
      });
    });

    test("somebody with an offer needs no confirmation", async () => {
      const { event, seated, first } = await fullEvent();
      await cancel(payload, seated, "seated");
      expect(await seat(event, first, "offered")).toBe("done");
      expect(await place(first)).toBe("seated");
      expect((await placeLog(payload, event.id)).at(-1)?.confirmed).toBeNull();
    });

    test("somebody who missed the offer works, unless the address has registered again", async () => {
      const { event, seated, first, second } = await fullEvent();
      await cancel(payload, seated, "seated");
      await cancel(payload, second, "waiting");
      await keepPlaces(payload, new Date(Date.now() + 25 * HOUR_MS));
      expect(await place(first)).toBe("lapsed");
      const again = await register(payload, event.id, { email: first.email });
      expect(await seat(event, first, "lapsed", ["over-capacity"])).toMatch("another registration");
      expect(await cancelFor(event, again, "seated")).toBe("done");
      expect(await seat(event, first, "lapsed")).toBe("done");
      expect((await stored(payload, first.id)).placeKey).toBeTruthy();
      await expect(register(payload, event.id, { email: first.email })).rejects.toThrow("ALREADY");
    });

    test("of two concurrent changes one succeeds, and the other is refused with the reason", async () => {
      const { event, first } = await fullEvent();
      const confirmed: Confirmation[] = ["over-capacity"];
      const both = await Promise.all([
        seat(event, first, "waiting", confirmed),
        seat(event, first, "waiting", confirmed),
      ]);
      expect(both.toSorted()).toEqual([
        "This registration has changed in the meantime. It is now: Has a seat (by Asha).",
        "done",
      ]);
      expect(
        (await queuedMails(payload, first.id)).filter((kind) => kind === "seat-given"),
      ).toHaveLength(1);
    });

    test("is refused for other events, cancelled and past ones, and people with a seat", async () => {
      const { event, seated, first } = await fullEvent();
      const other = await createEvent(payload);
      expect(await seat(other, first, "waiting")).toMatch("deleted");
      expect(await seat(event, seated, "seated")).toMatch("Only people who wait");
      await change(event, { status: "cancelled" });
      expect(await seat(event, first, "waiting", ["over-capacity"])).toMatch("cancelled");
      await change(event, { status: "scheduled", ...over });
      expect(await seat(event, first, "waiting", ["over-capacity"])).toMatch("over");
    });
  });

  describe("cancelling", () => {
    test("says that staff did it, and offers the seat to the next person", async () => {
      const { event, seated, first } = await fullEvent();
      expect(await cancelFor(event, seated, "seated")).toBe("done");
      expect([await place(seated), await place(first)]).toEqual(["cancelled", "offered"]);
      expect((await queuedMails(payload, seated.id)).at(-1)).toBe("cancelled-by-staff");
      expect(await cancelFor(event, seated, "seated")).toMatch("now: Cancelled (by Asha)");
    });

    test("at the same time as the person happens once", async () => {
      const { event, seated } = await fullEvent();
      await Promise.all([cancelFor(event, seated, "seated"), cancel(payload, seated, "seated")]);
      const mails = await queuedMails(payload, seated.id);
      expect(mails.filter((kind) => /cancel/.test(kind))).toHaveLength(1);
    });

    test("is refused for those who came", async () => {
      const { event, seated } = await fullEvent();
      await payload.update({
        collection: "event-registrations",
        id: seated.id,
        data: { attendance: "attended" },
      });
      expect(await cancelFor(event, seated, "seated")).toMatch("has come");
    });
  });

  describe("adding", () => {
    test("seats somebody even if the form is closed, with a mail and a log entry", async () => {
      const event = await createEvent(payload, { registrationButton: false });
      const { id, reference } = await add(event);
      expect(await stored(payload, id)).toMatchObject({
        place: "seated",
        reference,
        reviewStatus: "done",
        eventName: event.name,
        attending: "1",
      });
      expect(await queuedMails(payload, id)).toEqual(["confirmation"]);
      expect(await placeLog(payload, event.id)).toMatchObject([
        { from: null, to: "seated", actor: "staff", byName: "Asha" },
      ]);
    });

    test("sends no mail if it is unticked, or the event has begun", async () => {
      const { id } = await add(await createEvent(payload), { isTold: false });
      const late = await add(await createEvent(payload, begun));
      expect(await queuedMails(payload, id)).toEqual([]);
      expect(await queuedMails(payload, late.id)).toEqual([]);
    });

    test("more than there are seats needs a confirmation; waiting doesn't", async () => {
      const { event } = await fullEvent();
      expect(await tried(add(event))).toBe("1 of 1 seats are taken. 2 people have waited longer.");
      const waiting = await add(event, { place: "waiting" });
      expect(await place(waiting)).toBe("waiting");
      const confirmed = ["over-capacity", "past-queue"];
      expect(await place(await add(event, { confirmed }))).toBe("seated");
    });

    test("an address works once, however it is written, even concurrently", async () => {
      const event = await createEvent(payload);
      const both = await Promise.all([
        tried(add(event, { person: person("Twice@example.org") })),
        tried(add(event, { person: person("twice@example.org") })),
      ]);
      expect(both.toSorted()[1]).toBe("done");
      expect(both.toSorted()[0]).toMatch(/^This address is registered .*Ravi Rao\.$/);
      await change(event, { severalPerAddress: true });
      expect(await tried(add(event, { person: person("twice@example.org") }))).toBe("done");
    });

    test("is possible for a list on paper after the event, not for a cancelled one", async () => {
      expect(await tried(add(await createEvent(payload, over)))).toBe("done");
      const waiting = add(await createEvent(payload, over), { place: "waiting" });
      expect(await tried(waiting)).toMatch("over");
      expect(await tried(add(await createEvent(payload, { status: "cancelled" })))).toMatch(
        "cancelled",
      );
    });
  });

  describeAttendance(() => payload);
}
