/** Publishing and unpublishing at a time that an editor has set. */
import type { Resource } from "@kdl/schemas/content/resources";
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findScheduled } from "../admin/schedule/find-scheduled.ts";
import type { Role } from "../access/permissions.ts";
import { askForSchedule, createAccount } from "../testing/schedule.ts";
import { startPayload } from "../testing/start-payload.ts";
import { mailQueue } from "./mail-queue.ts";
import { runAbandonedMail, runDueMail } from "./mail-runner.ts";

const notify = vi.hoisted(() => vi.fn<(resources: readonly Resource[]) => void>());
vi.mock("../webhook/notifier.ts", () => ({ notifier: { notify } }));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const published = { _status: "published" } as const;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await account("admin");
});
beforeEach(() => {
  notify.mockClear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await payload.delete({ collection: "payload-jobs", where: {} });
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const inMs = (ms: number) => new Date(Date.now() + ms);

const account = (...roles: Role[]) => createAccount(payload, ...roles);
/** Schedules a change the way the admin's drawer does. */
const ask = (user: { id: string } | null, args: object) => askForSchedule(payload, user, args);

const club = async (slug: string, _status: "draft" | "published" = "draft") =>
  (await payload.create({ collection: "clubs", data: { title: slug, slug, _status } })).id;
/** The latest version is found by its time, so the clock has to move on. */
const draft = async (id: string, title: string) => {
  later(1000);
  const data = { title, _status: "draft" } as const;
  await payload.update({ collection: "clubs", id, data, draft: true });
};
const inClub = (id: string) => ({ doc: { relationTo: "clubs", value: id } });
const shown = async (id: string) => (await payload.findByID({ collection: "clubs", id }))._status;
const latest = async (id: string) =>
  payload.findByID({ collection: "clubs", id, draft: true, trash: true });
const versions = async (id: string) =>
  (await payload.countVersions({ collection: "clubs", where: { parent: { equals: id } } }))
    .totalDocs;

test("publishes the latest draft at the scheduled time, once, and notifies the gateways", async () => {
  const editor = await account("editor");
  const id = await club("kites");
  const request = { type: "publish", date: inMs(DAY_MS), timezone: "UTC", ...inClub(id) };
  expect(await ask(editor, request)).toEqual({ message: "Scheduled." });
  await draft(id, "Kites!");
  await runDueMail(payload);
  expect(await shown(id)).toBe("draft");
  expect(await mailQueue(payload)).toEqual({ waiting: 0, oldestAt: null });

  later(DAY_MS + 1);
  notify.mockClear();
  await Promise.all([runDueMail(payload), runDueMail(payload)]);
  expect(await latest(id)).toMatchObject({
    ...published,
    title: "Kites!",
    editedBy: `${editor.name} (scheduled)`,
  });
  await vi.waitFor(() => expect(notify.mock.calls).toEqual([[["clubs"]]]));
  expect(await versions(id)).toBe(3);
  expect((await payload.count({ collection: "payload-jobs" })).totalDocs).toBe(0);
});

test("unpublishes, even with a newer draft, and notifies the gateways", async () => {
  const editor = await account("editor");
  const id = await club("sold-out", "published");
  await draft(id, "Next year");
  await ask(editor, { type: "unpublish", date: inMs(DAY_MS), ...inClub(id) });
  later(DAY_MS + 1);
  expect(await shown(id)).toBe("published");
  notify.mockClear();
  await runDueMail(payload);
  expect(await shown(id)).toBe("draft");
  expect((await latest(id)).title).toBe("Next year");
  await vi.waitFor(() => expect(notify.mock.calls).toEqual([[["clubs"]]]));
});

test("publishes globals", async () => {
  const editor = await account("editor");
  await payload.updateGlobal({ slug: "home", data: { _status: "draft" }, draft: true });
  await ask(editor, { type: "publish", date: inMs(DAY_MS), global: "home" });
  later(DAY_MS + 1);
  await runDueMail(payload);
  expect(await payload.findGlobal({ slug: "home", draft: true })).toMatchObject(published);
});

test("takes over from a process that died, and doesn't publish twice", async () => {
  const editor = await account("editor");
  const id = await club("phoenix");
  await ask(editor, { type: "publish", date: inMs(MINUTE_MS), ...inClub(id) });
  const { docs } = await payload.find({ collection: "payload-jobs" });
  const data = { processing: true };
  await payload.db.updateOne({ collection: "payload-jobs", id: docs[0]!.id, data });
  later(DAY_MS + 1);
  await runAbandonedMail(payload);
  expect(await shown(id)).toBe("published");
  const before = await versions(id);
  await ask(editor, { type: "publish", date: inMs(MINUTE_MS), ...inClub(id) });
  later(DAY_MS + 1);
  await runDueMail(payload);
  expect(await versions(id)).toBe(before);
});

test.each([
  [
    "was removed",
    "was removed",
    async (editor: string) => payload.delete({ collection: "users", id: editor }),
  ],
  [
    "may not edit any more",
    "not allowed",
    async (editor: string) =>
      payload.update({ collection: "users", id: editor, data: { roles: ["mentor"] } }),
  ],
  [
    "has put the club into the trash",
    "trash",
    async (_: string, id: string) =>
      payload.update({ collection: "clubs", id, data: { deletedAt: new Date().toISOString() } }),
  ],
])("doesn't publish for an account that %s, and says so", async (_, reason, change) => {
  const editor = await account("editor");
  const id = await club(`refused-${reason.replace(" ", "-")}`);
  await ask(editor, { type: "publish", date: inMs(DAY_MS), ...inClub(id) });
  await change(editor.id, id);
  later(DAY_MS + 1);
  await runDueMail(payload);
  expect((await latest(id))._status).toBe("draft");
  const [row] = await findScheduled(payload);
  expect(row).toMatchObject({ by: editor.name, failure: expect.stringContaining(reason) });

  // Once staff have published it themselves, the entry disappears.
  later(MINUTE_MS);
  await payload.update({
    collection: "clubs",
    id,
    data: { ...published, deletedAt: null },
    trash: true,
  });
  expect(await findScheduled(payload)).toEqual([]);
});

test("a document that can't be published yet says what is missing", async () => {
  const editor = await account("editor");
  const { id } = await payload.create({
    collection: "partners",
    data: { name: "Half a partner", url: "not an address" } as never,
    draft: true,
  });
  await ask(editor, {
    type: "publish",
    date: inMs(DAY_MS),
    doc: { relationTo: "partners", value: id },
  });
  expect(await findScheduled(payload)).toMatchObject([
    { title: "Half a partner", failure: null, path: `collections/partners/${id}` },
  ]);
  later(DAY_MS + 1);
  await runDueMail(payload);
  expect((await findScheduled(payload))[0]!.failure).toMatch(/invalid/);
});

test("retries while the database is unavailable, and then reports the failure", async () => {
  const editor = await account("editor");
  const id = await club("unlucky");
  await ask(editor, { type: "publish", date: inMs(DAY_MS), ...inClub(id) });
  const update = vi.spyOn(payload, "update").mockRejectedValue(new Error("SQLITE_BUSY"));
  later(DAY_MS + 1);
  await runDueMail(payload);
  expect(await findScheduled(payload)).toMatchObject([{ failure: null }]);
  for (let round = 0; round < 6; round += 1) {
    later(10 * MINUTE_MS);
    await runDueMail(payload);
  }
  expect(update).toHaveBeenCalledTimes(5);
  expect(await findScheduled(payload)).toMatchObject([{ failure: "SQLITE_BUSY" }]);
  update.mockRestore();
});
