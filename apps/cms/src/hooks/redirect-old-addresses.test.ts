import { createLocalReq, initTransaction, killTransaction, type Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createReader } from "../contract/reader.ts";
import { read } from "../contract/reads.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  for (const collection of ["services", "pages", "events", "redirects"] as const) {
    const trash = collection !== "redirects";
    await payload.delete({ collection, where: { id: { exists: true } }, trash });
  }
});

/** The redirects as gateways read them. */
const redirects = async () =>
  Object.fromEntries(
    ((await read("redirects", createReader(payload, false))) as { from: string; to: string }[]).map(
      ({ from, to }) => [from, to],
    ),
  );

const published = { _status: "published" } as const;
const collection = "services";
const service = async (slug: string, more: object = published) =>
  (await payload.create({ collection, data: { title: slug, slug, ...more } as never })).id;
const rename = (id: string, slug: string, more: object = published) =>
  payload.update({ collection, id, data: { slug, ...more } });

test("each former address of a published page redirects straight to it", async () => {
  const id = await service("a");
  expect(await redirects()).toEqual({});
  await rename(id, "b");
  expect(await redirects()).toEqual({ "/services/a": "/services/b" });
  await rename(id, "c");
  expect(await redirects()).toEqual({
    "/services/a": "/services/c",
    "/services/b": "/services/c",
  });
});

test("a page that returns to a former address has no redirect from it", async () => {
  const id = await service("a");
  await rename(id, "b");
  await rename(id, "a");
  expect(await redirects()).toEqual({ "/services/b": "/services/a" });
  await rename(id, "b");
  expect(await redirects()).toEqual({ "/services/a": "/services/b" });
});

test("another page takes over the address once it is published", async () => {
  await rename(await service("a"), "b");
  const other = await service("a", { _status: "draft" });
  expect(await redirects()).toEqual({ "/services/a": "/services/b" });
  await payload.update({ collection, id: other, data: published });
  expect(await redirects()).toEqual({});
  await rename(other, "c");
  expect(await redirects()).toEqual({ "/services/a": "/services/c" });
});

test("saving drafts makes no redirect until one is published", async () => {
  const id = await service("a");
  for (const slug of ["b", "c"]) {
    await payload.update({ collection, id, data: { slug, _status: "draft" }, draft: true });
  }
  expect(await redirects()).toEqual({});
  await payload.update({ collection, id, data: published });
  expect(await redirects()).toEqual({ "/services/a": "/services/c" });
});

test("a document that was never published leaves no redirect", async () => {
  const id = await service("a", { _status: "draft" });
  await rename(id, "b", { _status: "draft" });
  await rename(id, "c");
  expect(await redirects()).toEqual({});
});

test("other changes make no redirects", async () => {
  const id = await service("a");
  await payload.update({ collection, id, data: { title: "Another title" } });
  await payload.update({ collection, id, data: { _status: "draft" } });
  expect(await redirects()).toEqual({});
});

test("an event's registration page moves with it, and pages are at the top level", async () => {
  const { id } = await payload.create({
    collection: "events",
    data: {
      name: "Race",
      slug: "race",
      type: "Offline",
      status: "scheduled",
      startsAt: "2027-01-05T05:00:00.000Z",
      endsAt: "2027-01-05T07:00:00.000Z",
      ...published,
    },
  });
  await payload.update({ collection: "events", id, data: { slug: "robot-race" } });
  const page = await payload.create({
    collection: "pages",
    data: { title: "Help", slug: "help", ...published },
  });
  await payload.update({ collection: "pages", id: page.id, data: { slug: "get-help" } });
  expect(await redirects()).toEqual({
    "/event-registration/race": "/event-registration/robot-race",
    "/events/race": "/events/robot-race",
    "/help": "/get-help",
  });
});

test("a redirect that staff made to the former address follows the page", async () => {
  const id = await service("a");
  await payload.create({
    collection: "redirects",
    data: { fromPath: "/old", toPath: "/services/a" },
  });
  await rename(id, "b");
  expect(await redirects()).toEqual({ "/old": "/services/b", "/services/a": "/services/b" });
});

test("a change that isn't stored makes no redirect", async () => {
  const id = await service("a");
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await payload.update({ collection, id, data: { slug: "b", ...published }, req });
  await killTransaction(req);
  expect(await redirects()).toEqual({});

  await service("taken");
  await expect(rename(id, "taken")).rejects.toThrow("has the address “taken”");
  expect(await redirects()).toEqual({});
});

test("a trashed page frees its address for a redirect, and takes it back when restored", async () => {
  const id = await service("a");
  const target = await service("b");
  await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
  expect(await redirects()).toEqual({});
  const data = { fromPath: "/services/a", toPath: "/services/b" };
  await payload.create({ collection: "redirects", data });
  expect(await redirects()).toEqual({ "/services/a": "/services/b" });
  await payload.update({ collection, id, data: { deletedAt: null, ...published }, trash: true });
  expect(await redirects()).toEqual({});
  await rename(id, "c");
  expect(await redirects()).toEqual({ "/services/a": "/services/c" });
  await payload.delete({ collection, id: target });
});
