/** Events in the trash, and people who registered for them, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { linkToken } from "../mail/application-link.ts";
import type { Event } from "../payload-types.ts";
import { dontTell } from "../submissions/event-mails/tell.ts";
import { forgetDoor } from "../door/forget-door.ts";
import { phonesOf } from "../door/phones.ts";
import { keepPlaces } from "../submissions/places/keep-places.ts";
import { ownRegistration } from "../submissions/places/own-registration.ts";
import { registrationToWire } from "../submissions/places/registration-to-wire.ts";
import { remindOfEvents } from "../submissions/places/reminders.ts";
import { eventsWithQueue } from "../submissions/places/seats.ts";
import { imran, pairTestPhone } from "./door.ts";
import { createEvent, inDays } from "./events.ts";
import {
  cancel,
  outcomeOf,
  placeIn,
  queuedMails,
  type Registrant,
  register,
} from "./registrations.ts";
import type { Staff } from "./staff-sessions.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const collection = "events";
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Declares the tests. @param start starts Payload with an empty database */
export function describeEventInTrash(start: () => Promise<Payload>): void {
  let payload: Payload;
  let staff: Staff;
  beforeAll(async () => {
    payload = await start();
    // Imported late: it reads the configuration, which needs the database's address.
    const { staffOfEachRole } = await import("./staff-sessions.ts");
    staff = await staffOfEachRole(payload);
  });

  const trash = ({ id }: Event) =>
    payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
  const restore = ({ id }: Event) =>
    payload.update({
      collection,
      id,
      data: { deletedAt: null, _status: "published" },
      trash: true,
    });
  const change = ({ id }: Event, data: Partial<Event>) => payload.update({ collection, id, data });
  /** What an editor gets for each way to delete an event. */
  const deletions = async ({ id }: Event) => {
    const now = { deletedAt: new Date().toISOString() };
    const answers = [
      await staff.as("editor", "PATCH", `events/${id}`, now),
      await staff.as("editor", "PATCH", `events?where[id][equals]=${id}`, now),
      await staff.as("editor", "DELETE", `events/${id}`),
      await staff.as("editor", "DELETE", `events?where[id][equals]=${id}`),
    ];
    return answers.map(({ status, text }) => `${status} ${text}`);
  };
  const moved = async ({ id }: Event) =>
    (await staff.as("editor", "PATCH", `events/${id}`, { deletedAt: new Date() })).status;

  describe("an event that people count on", () => {
    test("can't be deleted until participants are notified", async () => {
      const event = await createEvent(payload, { capacity: 1, waitlist: true });
      await register(payload, event.id);
      for (const answer of await deletions(event)) {
        expect(answer).toContain("1 person is registered for this event. First set its status");
      }
      await register(payload, event.id);
      const [first] = await deletions(event);
      expect(first).toMatch(/^409 .*2 people are registered/s);
      await change(event, { status: "cancelled" });
      for (const answer of await deletions(event)) {
        expect(answer).toContain("haven't been told that this event is cancelled");
      }
      const { calendarSequence } = await payload.findByID({ collection, id: event.id });
      await dontTell(
        payload,
        { event: event.id, sequence: calendarSequence ?? 0, author: imran },
        "Told by phone",
      );
      expect(await moved(event)).toBe(200);
    });

    test("can be deleted if everybody cancelled, if it is over, or if nobody ever registered", async () => {
      const left = await createEvent(payload);
      const person = await register(payload, left.id);
      await register(payload, left.id, { attending: "0" });
      expect(await moved(left)).toBe(409);
      await cancel(payload, person, "seated");
      expect(await moved(left)).toBe(200);

      const over = await createEvent(payload);
      await register(payload, over.id);
      await change(over, inDays(-1));
      expect(await moved(over)).toBe(200);
      expect(await moved(await createEvent(payload))).toBe(200);
    });
  });

  test("private links, places, reminders and phones ignore it until it is restored", async () => {
    const event = await createEvent(payload, { ...inDays(3), capacity: 2 });
    const seated = await register(payload, event.id);
    const other = await register(payload, event.id);
    const waiting = await register(payload, event.id);
    const seatedAt = new Date(Date.now() - 30 * DAY_MS).toISOString();
    const store = ({ id }: Registrant, data: Record<string, unknown>) =>
      payload.db.updateOne({ collection: "event-registrations", id, data, returning: false });
    await store(seated, { seatedAt });
    const phone = await pairTestPhone(payload, event.id, "Front door");
    const page = async () => {
      const own = await ownRegistration(payload, seated.token, new Date());
      return registrationToWire(payload, own!, new Date());
    };
    await trash(event);

    expect(seated.token).toBe(linkToken("event-registration", seated.reference));
    expect(await page()).toMatchObject({
      reference: seated.reference,
      place: "seated",
      event: null,
      ticket: null,
      can_cancel: false,
    });
    expect(await outcomeOf(register(payload, event.id))).toBe("EVENT_NOT_FOUND");
    expect(await outcomeOf(phone.manifest())).not.toBe("done");
    // A seat is free by the time it is restored.
    await store(other, { place: "cancelled", cancelledAt: new Date().toISOString() });
    expect(await eventsWithQueue(payload, new Date())).not.toContain(event.id);
    await keepPlaces(payload, new Date());
    expect(await placeIn(payload, waiting.id)).toBe("waiting");
    const reminders = async () =>
      (await queuedMails(payload, seated.id)).filter((kind) => kind === "event-reminder").length;
    await remindOfEvents(payload, inHours(50));
    expect(await reminders()).toBe(0);
    await forgetDoor(payload, new Date());
    expect(await phonesOf(payload, event.id, new Date())).toHaveLength(1);

    await restore(event);
    expect(await page()).toMatchObject({ event: { slug: event.slug }, can_cancel: true });
    expect(await placeIn(payload, waiting.id)).toBe("offered");
    expect(await outcomeOf(phone.manifest())).toBe("done");
    await remindOfEvents(payload, inHours(50));
    expect(await reminders()).toBe(1);
  });
}
