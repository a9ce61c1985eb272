/** Attendance at events and thank-you mails, on the database that the environment names. */
import type { Payload } from "payload";
import { describe, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { markAttendance, markTheRest } from "../submissions/participants/mark-attendance.ts";
import { previewThanks, sendThanks } from "../submissions/participants/send-thanks.ts";
import { createEvent } from "./events.ts";
import { cancel, queuedMails, register, stored } from "./registrations.ts";
import { begun, inHours, over, tried } from "./staff-commands.ts";

/** Declares the tests. */
export function describeAttendance(payload: () => Payload): void {
  const change = (event: Event, data: Partial<Event>) =>
    payload().update({ collection: "events", id: event.id, data });
  const came = async ({ id }: { id: string }) => (await stored(payload(), id)).attendance ?? null;
  const thanked = async ({ id }: { id: string }) =>
    (await queuedMails(payload(), id)).filter((kind) => kind === "event-thanks").length;
  async function attended(more: Partial<Event> = {}) {
    const event = await createEvent(payload());
    const people = [await register(payload(), event.id), await register(payload(), event.id)];
    await change(event, { ...over, ...more });
    const [one] = people;
    await markAttendance(payload(), { event: event.id, id: one!.id, from: null, to: "attended" });
    return { event, one: one!, two: people[1]! };
  }

  describe("attendance", () => {
    test("is marked once the event has begun, for people with a seat", async () => {
      const event = await createEvent(payload(), { capacity: 1 });
      const seated = await register(payload(), event.id);
      const first = await register(payload(), event.id);
      const mark = (id: string, from: "attended" | null = null) =>
        tried(markAttendance(payload(), { event: event.id, id, from, to: "attended" }));
      expect(await mark(seated.id)).toMatch("as soon as the event has begun");
      await change(event, begun);
      expect(await mark(first.id)).toMatch("have a seat");
      expect((await Promise.all([mark(seated.id), mark(seated.id)])).toSorted()).toEqual([
        "Somebody was faster: this person is now attended.",
        "done",
      ]);
      expect(await came(seated)).toBe("attended");
      const clear = { event: event.id, id: seated.id, from: "attended", to: null } as const;
      expect(await tried(markAttendance(payload(), clear))).toBe("done");
      expect(await came(seated)).toBeNull();
    });

    test("everybody else is marked at once, and existing marks stay", async () => {
      const event = await createEvent(payload());
      const [one, two, gone] = [
        await register(payload(), event.id),
        await register(payload(), event.id),
        await register(payload(), event.id),
      ];
      const elsewhere = await createEvent(payload());
      const other = await register(payload(), elsewhere.id);
      await cancel(payload(), gone!, "seated");
      const rest = () => markTheRest(payload(), { event: event.id, to: "no-show" });
      expect(await tried(rest())).toMatch("as soon as");
      await change(event, begun);
      await markAttendance(payload(), { event: event.id, id: one!.id, from: null, to: "attended" });
      expect(await rest()).toBe(1);
      expect(await rest()).toBe(0);
      expect([await came(one!), await came(two!), await came(gone!), await came(other)]).toEqual([
        "attended",
        "no-show",
        null,
        null,
      ]);
    });
  });

  describe("thanks", () => {
    test("go once to each person who came, in the organisers' words", async () => {
      const link = "https://example.org/feedback";
      const { event, one, two } = await attended({ feedbackLink: link, thanksText: "You rock." });
      const preview = await previewThanks(payload(), event.id);
      expect(preview).toMatchObject({ waiting: 1, done: 0 });
      expect(preview.mail?.text).toContain("You rock.");
      expect(preview.mail?.text).toContain(link);
      expect(preview.mail?.text).toContain("/registration/…");
      const both = await Promise.all([1, 2, 3].map(() => sendThanks(payload(), event.id)));
      expect(both.toSorted()).toEqual([0, 0, 1]);
      expect([await thanked(one), await thanked(two)]).toEqual([1, 0]);
      await markAttendance(payload(), { event: event.id, id: two.id, from: null, to: "attended" });
      expect(await sendThanks(payload(), event.id)).toBe(1);
      expect([await thanked(one), await thanked(two)]).toEqual([1, 1]);
      expect(await previewThanks(payload(), event.id)).toEqual({ waiting: 0, done: 2, mail: null });
    });

    test.each<[string, Partial<Event>, string]>([
      ["before the end", begun, "over"],
      ["of a cancelled event", { status: "cancelled" }, "cancelled"],
      [
        "after 60 days",
        { startsAt: inHours(-61 * 24 - 2), endsAt: inHours(-61 * 24) },
        "too long ago",
      ],
    ])("are refused %s", async (_, more, words) => {
      const { event, one } = await attended(more);
      expect(await tried(sendThanks(payload(), event.id))).toMatch(words);
      expect(await tried(previewThanks(payload(), event.id))).toMatch(words);
      expect(await thanked(one)).toBe(0);
    });
  });
}
