/** Which accounts may schedule what. */
import type { Payload } from "payload";
import { afterEach, beforeAll, expect, test } from "vitest";
import { askForSchedule, createAccount } from "../../testing/schedule.ts";
import { startPayload } from "../../testing/start-payload.ts";
import { findScheduled } from "./find-scheduled.ts";

const DAY_MS = 24 * 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
afterEach(() => payload.delete({ collection: "payload-jobs", where: {} }));

const inMs = (ms: number) => new Date(Date.now() + ms);
const club = async (slug: string) => {
  const data = { title: slug, slug, _status: "draft" } as const;
  return (await payload.create({ collection: "clubs", data })).id;
};
const inClub = (id: string) => ({ doc: { relationTo: "clubs", value: id } });

test.each([["mentor"], ["coordinator"], [null]] as const)(
  "a %s neither schedules nor cancels",
  async (role) => {
    const editor = await createAccount(payload, "editor");
    const id = await club(`guarded-${role}`);
    await askForSchedule(payload, editor, { type: "publish", date: inMs(DAY_MS), ...inClub(id) });
    const [scheduled] = await findScheduled(payload);
    const other = role && (await createAccount(payload, role));
    const request = { type: "publish", date: inMs(DAY_MS), ...inClub(id) };
    await expect(askForSchedule(payload, other, request)).rejects.toThrow("not allowed");
    await expect(askForSchedule(payload, other, { deleteID: scheduled!.id })).rejects.toThrow(
      "not allowed",
    );
    expect(await findScheduled(payload)).toHaveLength(1);
    await expect(askForSchedule(payload, editor, { deleteID: scheduled!.id })).resolves.toEqual({
      message: "Cancelled.",
    });
    expect(await findScheduled(payload)).toEqual([]);
  },
);

test("refuses what it can't do, and cancels nothing but schedules", async () => {
  const editor = await createAccount(payload, "editor");
  const id = await club("picky");
  const request = { type: "publish", date: inMs(DAY_MS), ...inClub(id) };
  for (const wrong of [
    { date: "tomorrow" },
    { date: undefined },
    { date: inMs(-DAY_MS) },
    { date: inMs(1000 * DAY_MS) },
    { doc: { relationTo: "users", value: editor.id } },
    { doc: { relationTo: "clubs", value: "no-such-club" } },
    { doc: { relationTo: "clubs", value: { not_equals: "" } } },
    { doc: undefined },
    { doc: undefined, global: "registrations" },
  ]) {
    expect(await askForSchedule(payload, editor, { ...request, ...wrong })).toHaveProperty("error");
  }
  for (let count = 0; count < 20; count += 1) await askForSchedule(payload, editor, request);
  expect(await askForSchedule(payload, editor, request)).toHaveProperty("error");
  expect(await findScheduled(payload)).toHaveLength(20);

  const other = await payload.jobs.queue({ task: "send-staff-reset", input: {} } as never);
  await askForSchedule(payload, editor, { deleteID: other.id });
  expect((await payload.count({ collection: "payload-jobs" })).totalDocs).toBe(21);
});
