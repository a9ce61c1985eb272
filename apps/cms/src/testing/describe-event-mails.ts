/** Mails to the participants of an event, on the database that the environment names. */
import { randomUUID } from "node:crypto";
import type { Payload, SendEmailOptions } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../database/transactions.ts";
import type { Event } from "../payload-types.ts";
import { composeSend } from "../submissions/event-mails/compose.ts";
import type { EventSend } from "../submissions/event-mails/event-send.ts";
import { eventLog } from "../submissions/event-mails/log.ts";
import { dontTell, tellChange } from "../submissions/event-mails/tell.ts";
import { untoldChange } from "../submissions/event-mails/untold.ts";
import { entryOf } from "./calendar-entry.ts";
import { createEvent, inDays } from "./events.ts";
import { cancel, outcomeOf, type Registrant, register, stored } from "./registrations.ts";

const author = { id: "an-account", name: "Meera" };

/** Declares the tests. @param start starts Payload with an empty database */
export function describeEventMails(start: () => Promise<Payload>): void {
  let payload: Payload;
  let event: Event;
  beforeAll(async () => {
    payload = await start();
  });
  beforeEach(async () => {
    event = await createEvent(payload, { ...inDays(7), location: "Room 1" });
  });

  const change = (data: Partial<Event>, draft = false) =>
    payload.update({ collection: "events", id: event.id, data, draft });
  const untold = () => inTransaction(payload, (req) => untoldChange(req, event.id, new Date()));
  const sequenceNow = async () => (await untold())?.sequence ?? -1;
  const tell = async (sentence = "", sequence?: number) => {
    const seen = sequence ?? (await sequenceNow());
    return tellChange(payload, { event: event.id, sequence: seen, author }, sentence);
  };
  const log = () => inTransaction(payload, (req) => eventLog(req, event.id));
  const sendsTo = async ({ id }: Registrant) => {
    const where = { registration: { equals: id } };
    const options = { collection: "event-sends", where, sort: "at", pagination: false } as const;
    const { docs } = await payload.find(options);
    return docs as unknown as EventSend[];
  };
  /** The last mail to somebody, as it would be sent now. */
  const mailTo = async (person: Registrant): Promise<SendEmailOptions | null> => {
    const sends = await sendsTo(person);
    return composeSend(payload, sends.at(-1)!, "a-job");
  };

  describe("a change", () => {
    test.each<[string, Partial<Event>, string, "REQUEST" | "CANCEL"]>([
      ["of time", inDays(9), "New time", "REQUEST"],
      ["of place", { location: "Room 2" }, "New place", "REQUEST"],
      ["to online", { type: "Online" }, "New place", "REQUEST"],
      ["of both", { ...inDays(9), location: "Room 2" }, "New time and place", "REQUEST"],
      ["to postponed", { status: "postponed" }, "Postponed", "REQUEST"],
      ["to cancelled", { status: "cancelled" }, "Cancelled", "CANCEL"],
    ])("%s: people get an updated calendar entry", async (_, data, words, method) => {
      const person = await register(payload, event.id);
      await change(data);
      expect(await tell()).toBe(1);
      const mail = await mailTo(person);
      expect(mail?.subject).toBe(`${words}: Open Lab (${person.reference})`);
      expect(mail?.text).toContain("/registration/");
      expect(mail?.icalEvent).toMatchObject({ method });
      const entry = entryOf(mail);
      expect(entry.uid).toBe(`${event.id}-${person.id}`);
      expect(entry.sequence).toBe(1);
      expect(await untold()).toBeNull();
    });

    test("that reinstates a cancelled event says so", async () => {
      const person = await register(payload, event.id);
      await change({ status: "cancelled" });
      await tell();
      await change({ status: "scheduled" });
      await tell();
      const mail = await mailTo(person);
      expect(mail?.subject).toMatch(/^Takes place after all: /);
      expect(mail?.icalEvent).toMatchObject({ method: "REQUEST" });
      expect(entryOf(mail).sequence).toBe(2);
    });

    test("states the earlier facts, and quotes staff's words unchanged", async () => {
      const person = await register(payload, event.id);
      await change({ location: "Room 2" });
      await tell("Sorry <b>$&</b> {{link}}");
      const mail = await mailTo(person);
      expect(mail?.text).toContain("Sorry <b>$&</b> {{link}}");
      expect(mail?.html).toContain("Sorry &lt;b&gt;$&amp;&lt;/b&gt; {{link}}");
      expect(mail?.text).toContain("Where: Room 2");
      expect(mail?.text).toContain("Before: Where: Room 1");
    });

    test("is mailed once to people with a seat or on the waitlist, and to nobody else", async () => {
      event = await createEvent(payload, { ...inDays(7), capacity: 1 });
      const [seated, waiting] = [
        await register(payload, event.id),
        await register(payload, event.id),
      ];
      const gone = await register(payload, event.id);
      await cancel(payload, gone, "waiting");
      const absent = await register(payload, event.id, { attending: "0" });
      const spam = await register(payload, event.id, {}, { flag: "links" });
      await change(inDays(9));
      expect(await tell()).toBe(2);
      for (const person of [seated, waiting]) expect(await sendsTo(person)).toHaveLength(1);
      for (const person of [gone, absent, spam]) expect(await sendsTo(person)).toEqual([]);
      const mail = await mailTo(waiting);
      expect(mail?.text).toContain("you don't have a seat yet");
      expect(mail?.icalEvent).toBeUndefined();
    });

    test("two editors at the same time send each person one mail, or none", async () => {
      const person = await register(payload, event.id);
      await change(inDays(9));
      const seen = await sequenceNow();
      const decision = { event: event.id, sequence: seen, author };
      const outcomes = await Promise.all([
        ...Array.from({ length: 6 }, () => outcomeOf(tell("", seen))),
        outcomeOf(dontTell(payload, decision, "I call them")),
      ]);
      expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
      const { entries } = await log();
      expect(entries).toHaveLength(1);
      expect(await sendsTo(person)).toHaveLength(entries[0]!.kind === "change" ? 1 : 0);
      expect(await outcomeOf(tell("", seen))).toBe("EVENT_CHANGED");
    });

    test("that was made in the meantime has to be reviewed first", async () => {
      await register(payload, event.id);
      await change(inDays(9));
      const seen = await sequenceNow();
      await change(inDays(10));
      expect(await outcomeOf(tell("", seen))).toBe("EVENT_CHANGED");
      expect((await log()).entries).toEqual([]);
      expect(await tell()).toBe(1);
    });

    test("that staff don't tell is logged with the reason, and nobody gets a mail", async () => {
      const person = await register(payload, event.id);
      await change({ location: "Room 2" });
      const decision = { event: event.id, sequence: await sequenceNow(), author };
      await dontTell(payload, decision, "Only the spelling");
      expect(await sendsTo(person)).toEqual([]);
      expect(await untold()).toBeNull();
      expect((await log()).entries).toMatchObject([
        { kind: "not-told", by: "Meera", text: "Only the spelling", people: 1, what: "New place" },
      ]);
    });

    test("mail states the facts at the time of sending", async () => {
      const person = await register(payload, event.id);
      await change({ location: "Room 2" });
      await tell("Room 2 is upstairs.");
      await change({ location: "Room 3" });
      const mail = await mailTo(person);
      expect(mail?.text).toContain("Where: Room 3");
      expect(mail?.text).not.toContain("Room 2");
      await change({ location: "Room 1" });
      expect(await mailTo(person)).toBeNull();
    });

    test("isn't mailed to people who cancel, or if the event is a draft, over or deleted", async () => {
      const [one, other] = [await register(payload, event.id), await register(payload, event.id)];
      await change(inDays(9));
      await tell();
      await cancel(payload, one, "seated");
      expect(await mailTo(one)).toBeNull();
      await change({ _status: "draft" });
      expect(await mailTo(other)).toBeNull();
      await change({ _status: "published" });
      expect(await mailTo(other)).not.toBeNull();
      await change(inDays(-2));
      expect(await mailTo(other)).toBeNull();
      expect(await untold()).toBeNull();
      await payload.delete({ collection: "events", id: event.id });
      expect(await mailTo(other)).toBeNull();
      expect((await stored(payload, other.id)).place).toBe("seated");
    });
  });

  describe("there is nothing to tell", () => {
    test("without participants, about a draft, or about fields that mails don't show", async () => {
      await change(inDays(8));
      await register(payload, event.id);
      expect(await untold()).toBeNull();
      await change({ capacity: 40, name: "Open Lab II" });
      await change({ location: "Room 2" }, true);
      await change({ location: "Room 3", _status: "draft" }, true);
      expect(await untold()).toBeNull();
      await change({ location: "Room 3", _status: "published" });
      expect(await untold()).not.toBeNull();
    });

    test("to people who registered after the change, except between two changes", async () => {
      const first = await register(payload, event.id);
      await change({ location: "Room 2" });
      const between = await register(payload, event.id);
      await change({ location: "Room 1" });
      const last = await register(payload, event.id);
      expect(await tell()).toBe(1);
      const counts = [first, between, last].map(async (person) => (await sendsTo(person)).length);
      expect(await Promise.all(counts)).toEqual([0, 1, 0]);
      expect((await mailTo(between))?.text).toContain("Where: Room 1");
    });

    test("unless the event was unpublished, moved and published again", async () => {
      const person = await register(payload, event.id);
      await change({ location: "Room 8", _status: "draft" }, true);
      await change({ _status: "draft" });
      expect(await untold()).toBeNull();
      await change({ location: "Room 9", _status: "draft" }, true);
      await change({ location: "Room 9", _status: "published" });
      expect(await tell()).toBe(1);
      const mail = await mailTo(person);
      expect(mail?.text).toContain("Before: Where: Room 1");
      expect(entryOf(mail).sequence).toBe(1);
    });
  });

  test("each of 500 people gets one mail about a change", { timeout: 240_000 }, async () => {
    const person = await register(payload, event.id);
    const { id: _, createdAt: _at, ...copy } = await stored(payload, person.id);
    for (let number = 1; number < 500; number += 1) {
      const reference = `R-${number}-${randomUUID()}`;
      const own = { reference, email: `${reference}@example.org`, placeKey: reference };
      const data = { ...copy, ...own, linkDigest: reference, resumeKey: null, mail: [] };
      await payload.db.create({ collection: "event-registrations", data });
    }
    await change(inDays(9));
    const started = performance.now();
    const seen = await sequenceNow();
    // Two at once; either may be first.
    const told = await Promise.all([outcomeOf(tell("", seen)), outcomeOf(tell("", seen))]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`500 mails about a change were queued in ${seconds} s\n`);
    expect(told.toSorted()).toEqual(["EVENT_CHANGED", "done"]);
    const where = { event: { equals: event.id } };
    const { docs } = await payload.find({ collection: "event-sends", where, pagination: false });
    expect(new Set(docs.map(({ registration }) => registration)).size).toBe(500);
    expect(docs).toHaveLength(500);
    const ids = new Set(docs.map(({ id }) => id));
    const jobs = await payload.find({ collection: "payload-jobs", pagination: false });
    const queued = jobs.docs.map(({ input }) => (input as { send?: string }).send ?? "");
    expect(queued.filter((id) => ids.has(id))).toHaveLength(500);
  });
}
