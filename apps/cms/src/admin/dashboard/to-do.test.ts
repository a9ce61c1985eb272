/** What editors find on the dashboard. */
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { startPayload } from "../../testing/start-payload.ts";
import { findEvents, reasonsFor } from "./find-events.ts";
import { findUnpublished } from "./find-unpublished.ts";

const published = { _status: "published" } as const;
const DAY_MS = 24 * 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  for (const collection of ["clubs", "pages", "events"] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true });
});

const club = (slug: string, _status: "draft" | "published" = "draft") =>
  payload.create({ collection: "clubs", data: { title: `Club ${slug}`, slug, _status } });

test("drafts are listed, new ones and those of something published, and nothing else", async () => {
  await club("published", "published");
  const trashed = await club("trashed");
  const data = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: "clubs", id: trashed.id, data, trash: true });
  const fresh = await club("new");
  const { id } = await club("changed", "published");
  await payload.update({ collection: "clubs", id, data: { title: "Changed" }, draft: true });
  const { newest, lists, count } = await findUnpublished(payload);
  expect(newest).toMatchObject([
    { title: "Changed", isOnSite: true, by: "The CMS", path: `collections/clubs/${id}` },
    { title: "Club new", isOnSite: false, path: `collections/clubs/${fresh.id}` },
  ]);
  expect(count).toBe(2);
  expect(lists).toMatchObject([{ label: "Clubs", count: 2 }]);
});

test("of many drafts the newest are shown, and all are counted", async () => {
  for (let number = 0; number < 12; number++) await club(`club-${number}`);
  await payload.create({ collection: "pages", data: { title: "A page", slug: "a-page" } });
  const { newest, lists, count } = await findUnpublished(payload);
  expect(newest).toHaveLength(6);
  expect(newest[0]?.title).toBe("A page");
  expect(count).toBe(13);
  expect(lists.map((list) => list.count).toSorted()).toEqual([1, 12]);
});

test("a draft that is to be published at a time is under Scheduled only", async () => {
  await club("waits");
  const { id } = await club("planned");
  const path = `collections/clubs/${id}`;
  const planned = { path, type: "publish", isDraft: true } as const;
  const titles = async (scheduled: Parameters<typeof findUnpublished>[1]) => {
    const { newest, count } = await findUnpublished(payload, scheduled);
    expect(count).toBe(newest.length);
    return newest.map(({ title }) => title);
  };
  expect(await titles([planned])).toEqual(["Club waits"]);
  expect(await titles([{ ...planned, type: "unpublish" }])).toHaveLength(2);
  // Published since, and scheduled nevertheless.
  await payload.update({ collection: "clubs", id, data: { ...published } });
  expect(await titles([{ ...planned, isDraft: false }])).toEqual(["Club waits"]);
});

test("unpublished settings are listed", async () => {
  const { count } = await findUnpublished(payload);
  await payload.updateGlobal({ slug: "footer", data: { text: "Later" }, draft: true });
  const { newest } = await findUnpublished(payload);
  expect(newest.map(({ path }) => path)).toContain("globals/footer");
  await payload.updateGlobal({ slug: "footer", data: { text: "Now", ...published } });
  expect((await findUnpublished(payload)).count).toBe(count);
});

const now = new Date("2026-03-02T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
const complete = {
  startsAt: inDays(20),
  endsAt: inDays(21),
  type: "Offline" as const,
  location: "Bhubaneswar",
  status: "scheduled" as const,
  registrationButton: true,
  capacity: 30,
};

test.each([
  [{}, ""],
  [{ startsAt: inDays(5), endsAt: inDays(6) }, "Registration is open, and it ends Mar 8"],
  [{ endsAt: inDays(6), registrationButton: false }, ""],
  [{ endsAt: inDays(-2) }, "Ended Feb 28"],
  [{ endsAt: inDays(-2), registrationButton: false }, ""],
  [{ location: " " }, "No place"],
  [{ location: "", type: "Online" as const }, "No address of the meeting"],
  [{ location: "Zoom", type: "Online" as const }, "Online, but the place isn’t an https address"],
  [{ capacity: null }, "No number of seats"],
  [{ status: "cancelled" as const }, "Cancelled, but"],
  [{ status: "postponed" as const }, ""],
])("of an event with %o: %s", (changes, reason) => {
  const reasons = reasonsFor({ ...complete, ...changes }, now).join();
  expect(reasons.slice(0, reason.length || undefined)).toBe(reason);
});

test("events that aren't on the site, or ended long ago, are left out", async () => {
  const event = (slug: string, endsIn: number, more: object = {}) =>
    payload.create({
      collection: "events",
      data: {
        name: slug,
        slug,
        startsAt: inDays(endsIn - 1),
        endsAt: inDays(endsIn),
        type: "Offline",
        status: "scheduled",
        ...published,
        ...more,
      },
    });
  await event("near", 3);
  await event("hidden", 3, { publish: false });
  await event("draft", 3, { _status: "draft" });
  await event("old", -20);
  expect((await findEvents(payload, now)).map(({ name }) => name)).toEqual(["near"]);
});
