/** Reminders of events, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { composeMail } from "../mail/compose-mail.ts";
import type { Event } from "../payload-types.ts";
import * as queue from "../submissions/event-mails/queue-send.ts";
import { forgetOldSends, remindOfEvents } from "../submissions/places/reminders.ts";
import { createEvent, inDays } from "./events.ts";
import { cancel, queuedMails, type Registrant, register } from "./registrations.ts";

const HOUR_MS = 60 * 60_000;
const collection = "event-registrations";
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Declares the tests. @param start starts Payload with an empty database */
export function describeEventReminders(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  /** Somebody who registered long ago. */
  async function registeredFor(event: Event, hoursAgo = 1_000): Promise<Registrant> {
    const person = await register(payload, event.id);
    const data = { seatedAt: inHours(-hoursAgo).toISOString() };
    await payload.db.updateOne({ collection, id: person.id, data, returning: false });
    return person;
  }
  const reminders = async ({ id }: Registrant) =>
    (await queuedMails(payload, id)).filter((kind) => kind === "event-reminder").length;
  const change = (event: Event, data: Partial<Event>) =>
    payload.update({ collection: "events", id: event.id, data });

  describe("people who have a seat", () => {
    test("are reminded a week and a day before, once each, with several processes", async () => {
      const event = await createEvent(payload, inDays(10));
      const person = await registeredFor(event);
      await remindOfEvents(payload, new Date());
      expect(await reminders(person)).toBe(0);
      await Promise.all(Array.from({ length: 8 }, () => remindOfEvents(payload, inHours(24 * 4))));
      expect(await reminders(person)).toBe(1);
      await Promise.all(
        Array.from({ length: 8 }, () => remindOfEvents(payload, inHours(24 * 9.5))),
      );
      expect(await reminders(person)).toBe(2);
      await remindOfEvents(payload, inHours(24 * 10));
      expect(await reminders(person)).toBe(2);
      const sends = async () => (await payload.count({ collection: "event-sends" })).totalDocs;
      await forgetOldSends(payload, inHours(24 * 99));
      expect(await sends()).toBe(2);
      await forgetOldSends(payload, inHours(24 * 101));
      expect(await sends()).toBe(0);
    });

    test("are reminded again if the time changes, and only then", async () => {
      const event = await createEvent(payload, inDays(5));
      const person = await registeredFor(event);
      await remindOfEvents(payload, new Date());
      await change(event, { location: "Elsewhere" });
      await remindOfEvents(payload, new Date());
      expect(await reminders(person)).toBe(1);
      await change(event, inDays(6));
      await remindOfEvents(payload, new Date());
      expect(await reminders(person)).toBe(2);
    });

    test("aren't reminded within a day of getting it", async () => {
      const event = await createEvent(payload, inDays(7));
      const [late, early] = [await registeredFor(event, 23), await registeredFor(event, 25)];
      await remindOfEvents(payload, inHours(0.01));
      expect([await reminders(late), await reminders(early)]).toEqual([0, 1]);
    });

    test("get their reminder once, even if storing the job fails at first", async () => {
      const event = await createEvent(payload, inDays(5));
      const person = await registeredFor(event);
      const failing = vi.spyOn(queue, "queueSend").mockRejectedValueOnce(new Error("killed"));
      await remindOfEvents(payload, new Date());
      failing.mockRestore();
      expect(await reminders(person)).toBe(0);
      await remindOfEvents(payload, new Date());
      await remindOfEvents(payload, new Date());
      expect(await reminders(person)).toBe(1);
    });

    test("read the date and the zone, with an invitation that updates the first one", async () => {
      const event = await createEvent(payload, inDays(5));
      const { id } = await registeredFor(event);
      const wanted = { collection, id, kind: "event-reminder", job: "a-job" } as const;
      const mail = await composeMail(payload, wanted);
      expect(mail?.subject).toMatch(/^Reminder: Open Lab/);
      expect(mail?.text).toMatch(/When: \w{3} \d+ \w{3}( \d{4})?, .* IST/);
      expect(mail?.text).not.toMatch(/tomorrow/i);
      expect(mail?.text).toContain("/registration/");
      expect(mail?.icalEvent).toMatchObject({ method: "REQUEST" });
      await change(event, { status: "postponed" });
      expect(await composeMail(payload, wanted)).toBeNull();
    });
  });

  test("others aren't reminded, and neither is anybody if the event is off or has no reminders", async () => {
    const event = await createEvent(payload, { ...inDays(5), capacity: 1 });
    const [seated, waiting] = [await registeredFor(event), await registeredFor(event)];
    await cancel(payload, seated, "seated");
    const off = await createEvent(payload, inDays(5));
    const quiet = await createEvent(payload, { ...inDays(5), remindWeek: false, remindDay: false });
    const all = [seated, waiting, await registeredFor(off), await registeredFor(quiet)];
    await change(off, { status: "cancelled" });
    await remindOfEvents(payload, new Date());
    expect(await Promise.all(all.map(reminders))).toEqual([0, 0, 0, 0]);
  });
}
