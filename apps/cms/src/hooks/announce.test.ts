import type { Resource } from "@kdl/schemas/content/resources";
import { commitTransaction, createLocalReq, initTransaction, type Payload } from "payload";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startPayload } from "../testing/start-payload.ts";
import { announce } from "./announce.ts";

const notify = vi.hoisted(() => vi.fn<(resources: readonly Resource[]) => void>());
vi.mock("../webhook/notifier.ts", () => ({ notifier: { notify } }));

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => notify.mockClear());

/** Everything announced since the last call. Announces a change of its own to know when all have arrived. */
async function told(): Promise<Resource[][]> {
  const last: Resource[] = ["allfaq"];
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  announce(req, last);
  await commitTransaction(req);
  await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith(last));
  const resources = notify.mock.calls.slice(0, -1).map(([list]) => [...list]);
  notify.mockClear();
  return resources;
}

const published = { _status: "published" } as const;
const draft = { _status: "draft" } as const;

test("announces changes that visitors can see, throughout the life of a document", async () => {
  const { id } = await payload.create({
    collection: "clubs",
    data: { title: "Chess", slug: "chess", ...draft },
    draft: true,
  });
  expect(await told()).toEqual([]);
  await payload.update({ collection: "clubs", id, data: { title: "Chess Club" }, draft: true });
  expect(await told()).toEqual([]);
  await payload.update({ collection: "clubs", id, data: published });
  expect(await told()).toEqual([["clubs"]]);
  await payload.update({ collection: "clubs", id, data: { title: "The Chess Club" } });
  expect(await told()).toEqual([["clubs"]]);
  await payload.update({ collection: "clubs", id, data: draft });
  expect(await told()).toEqual([["clubs"]]);
  await payload.delete({ collection: "clubs", id });
  expect(await told()).toEqual([["clubs"]]);
});

test.each([
  ["published", published],
  ["a draft of something published", draft],
])("announces that a document is trashed and restored: %s", async (_, latest) => {
  const { id } = await payload.create({
    collection: "clubs",
    data: { title: "Judo", slug: "judo", ...published },
  });
  const save = (data: object, more: object = {}) =>
    payload.update({ collection: "clubs", id, data, ...more });
  await save({ title: "Judo Club", ...latest }, { draft: latest === draft });
  await told();
  await save({ deletedAt: new Date().toISOString() });
  expect(await told()).toEqual([["clubs"]]);
  await save({ deletedAt: null, ...published }, { trash: true });
  expect(await told()).toEqual([["clubs"]]);
  await save({ deletedAt: new Date().toISOString() });
  await told();
  await payload.delete({ collection: "clubs", id, trash: true });
  expect(await told()).toEqual([["clubs"]]);
});

test("announces that a document with a newer draft is unpublished", async () => {
  const data = { title: "Rugby", slug: "rugby", ...published };
  const { id } = await payload.create({ collection: "clubs", data });
  const save = (more: object, asDraft: boolean) =>
    payload.update({ collection: "clubs", id, data: { ...draft, ...more }, draft: asDraft });
  await save({ title: "Rugby Club" }, true);
  await told();
  await save({ title: "Rugby Union" }, true);
  expect(await told()).toEqual([]);
  await save({}, false);
  expect(await told()).toEqual([["clubs"]]);
  await save({ title: "Touch Rugby" }, true);
  expect(await told()).toEqual([]);

  const global = { slug: "social", data: draft } as const;
  await payload.updateGlobal({ ...global, data: published });
  await payload.updateGlobal({ ...global, draft: true });
  await told();
  await payload.updateGlobal({ ...global, draft: true });
  expect(await told()).toEqual([]);
  await payload.updateGlobal(global);
  expect(await told()).toEqual([["social"]]);
});

test("a change to a service is announced with its questions, which are grouped by its title", async () => {
  await payload.create({ collection: "services", data: { title: "X", slug: "x", ...published } });
  expect(await told()).toEqual([["services", "allfaq"]]);
});

test("a new address is announced along with the redirect to it", async () => {
  const { id } = await payload.create({
    collection: "clubs",
    data: { title: "Go", slug: "go", ...published },
  });
  await payload.update({ collection: "clubs", id, data: { slug: "baduk" } });
  expect(await told()).toEqual([["clubs"], ["redirects"], ["clubs"]]);
  const { docs } = await payload.find({ collection: "redirects" });
  await payload.delete({ collection: "redirects", id: docs[0]!.id });
  expect(await told()).toEqual([["redirects"]]);
});

test("changes of globals are announced", async () => {
  await payload.updateGlobal({ slug: "home", data: { welcome: { title: "Hello" }, ...published } });
  expect(await told()).toEqual([["slider", "homepageblocks"]]);
});

test("a picture is announced when it changes, not when it is added or deleted", async () => {
  const data = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "#2c52a3" },
  })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: "media",
    data: { alt: "A blue square" },
    file: { name: "a.png", data, mimetype: "image/png", size: data.length },
  });
  expect(await told()).toEqual([]);
  await payload.update({ collection: "media", id, data: { focalX: 10, focalY: 10 } });
  const [resources] = await told();
  expect(resources).toEqual(
    expect.arrayContaining(["cms", "mentors", "themesettings", "partners"]),
  );
  expect(resources).not.toContain("social");
  await payload.delete({ collection: "media", id });
  expect(await told()).toEqual([]);
});

test("seeding announces nothing", async () => {
  await payload.create({
    collection: "clubs",
    data: { title: "Seeded", slug: "seeded", ...published },
    context: { seeding: true },
  });
  expect(await told()).toEqual([]);
});
