import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Event, User } from "../payload-types.ts";
import { createEvent } from "../testing/events.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let event: Event;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  event = await createEvent(payload);
});

const update = (data: Partial<Event>, draft = false) =>
  payload.update({ collection: "events", id: event.id, data, draft });
const sequence = async () =>
  (await payload.findByID({ collection: "events", id: event.id, showHiddenFields: true }))
    .calendarSequence;

test.each<[string, Partial<Event>]>([
  ["beginning", { startsAt: "2030-01-01T00:00:00.000Z", endsAt: "2030-01-02T00:00:00.000Z" }],
  ["place", { location: "Elsewhere" }],
  ["status", { status: "postponed" }],
])("grows with a published change of %s, once", async (_, data) => {
  await update({ ...data, _status: "published" });
  expect(await sequence()).toBe(1);
  await update({ ...data, _status: "published" });
  expect(await sequence()).toBe(1);
});

test("stays where calendars show nothing of a change", async () => {
  await update({ shortDescription: "New words", capacity: 20 });
  expect(await sequence()).toBe(0);
});

test("drafts count when they are published, all at once", async () => {
  await update({ location: "Here", _status: "draft" }, true);
  await update({ location: "There", _status: "draft" }, true);
  expect(await sequence()).toBe(0);
  await update({ _status: "published", location: "There" });
  expect(await sequence()).toBe(1);
});

test("it can't be set manually", async () => {
  const user = await payload.create({
    collection: "users",
    data: {
      name: "A",
      email: "a@example.org",
      password: "correct-horse-battery",
      roles: ["admin"],
    },
  });
  await payload.update({
    collection: "events",
    id: event.id,
    data: { calendarSequence: 70 },
    overrideAccess: false,
    user: { ...(user as User), collection: "users" },
  });
  expect(await sequence()).toBe(0);
});
