import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { linkedText } from "../testing/rich-text.ts";
import { startPayload } from "../testing/start-payload.ts";
import { checkLinks } from "./check-links.ts";
import { readState } from "./check-state.ts";
import { findBroken } from "./find-broken.ts";

const published = { _status: "published" } as const;
const HOUR_MS = 60 * 60_000;
const pauses = { hosts: 2, pauseMs: 1, totalMs: 10_000 };

let status = 200;
const server = createServer((request, reply) => {
  reply.statusCode = request.url === "/fine" ? 200 : status;
  reply.end();
});
let base: string;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const collection of ["pages", "clubs", "events", "redirects", "broken-links"] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } });
});

const page = (slug: string, ...addresses: string[]) =>
  payload.create({
    collection: "pages",
    data: { title: `Page ${slug}`, slug, content: linkedText(...addresses), ...published },
  });
const broken = async (path?: string) =>
  (await findBroken(payload, path)).map(({ address }) => address).toSorted();

test("a picture is found under every location, whole or cropped, as long as the library has it", async () => {
  const [whole, crop, thumbnail] = ["a", "b", "c"].map((name) => `${name}.webp`);
  const data = {
    filename: whole,
    crops: { square: crop },
    sizes: { thumbnail: { filename: thumbnail } },
  };
  const picture = await payload.db.create({
    collection: "media",
    data: { alt: "A kite", ...data },
  });
  const there = [`/images/site/${whole}`, `/images/team/${crop}`, `/images/site/${thumbnail}`];
  const wrong = ["/images/site/d.webp", `/images/nowhere/${whole}`];
  await page("pictures", ...there, ...wrong);
  await checkLinks(payload);
  expect(await broken()).toEqual(wrong.toSorted());
  await payload.db.deleteOne({ collection: "media", where: { id: { equals: picture["id"] } } });
  await checkLinks(payload);
  expect(await broken()).toEqual([...there, ...wrong].toSorted());
});

test("an aborted check counts as not started", async () => {
  await page("aborted", "/nowhere");
  await payload.db.deleteMany({ collection: "link-checks", where: { id: { exists: true } } });
  const signal = AbortSignal.abort();
  await checkLinks(payload, { signal });
  expect((await readState(payload)).startedAt).toBeNull();

  await checkLinks(payload);
  const before = await readState(payload);
  await checkLinks(payload, { signal });
  expect(await readState(payload)).toEqual(before);
});

test("broken paths are found in texts and fields, and working ones aren't reported", async () => {
  await payload.create({
    collection: "clubs",
    data: { title: "Kites", slug: "kites", ...published },
  });
  await payload.create({ collection: "clubs", data: { title: "Later", slug: "later" } });
  const redirect = { fromPath: "/clubs/old-kites", toPath: "/clubs/kites" };
  await payload.create({ collection: "redirects", data: redirect });
  await payload.create({ collection: "redirects", data: { fromPath: "/old", toPath: "/nowhere" } });
  const fine = [
    "/",
    "/contact",
    "/events?tab=past",
    "/clubs/kites",
    "/clubs/kites/",
    "/clubs/kites#team",
    "/clubs/old-kites",
    "https://site.example/clubs/kites",
    "/ourmentors",
    "/sitemap.xml",
    "mailto:a@example.org?subject=Hi",
    "tel:+919876543210",
  ];
  const wrong = [
    "/clubs/later",
    "/clubs/nobody",
    "/nothing",
    "/a/b/c",
    "/old",
    "/clubs/%",
    "https://site.example/nothing",
    "/images/site/gone.webp",
    "mailto:nobody",
    "tel:x",
  ];
  const { id } = await page("links", ...fine, ...wrong);
  await payload.update({
    collection: "pages",
    id,
    data: { buttonText: "Go", buttonUrl: "/missing-button", ...published },
  });
  await checkLinks(payload);
  expect(await broken(`collections/pages/${id}`)).toEqual([...wrong, "/missing-button"].toSorted());
  const [row] = await findBroken(payload, `collections/pages/${id}`);
  expect(row).toMatchObject({ title: "Page links", isOutside: false });
  expect(await broken()).toContain("/nowhere");
  expect(await readState(payload)).toMatchObject({ outside: "off" });
});

test("drafts and the trash aren't read", async () => {
  await payload.create({
    collection: "pages",
    data: { title: "Draft", slug: "draft", content: linkedText("/nothing") },
  });
  const { id } = await page("trash", "/nothing");
  await payload.update({
    collection: "pages",
    id,
    data: { deletedAt: new Date().toISOString() },
    trash: true,
  });
  await checkLinks(payload);
  expect(await broken()).toEqual([]);
});

test("a fixed link disappears at once, whether the link or its target was fixed", async () => {
  const { id } = await page("links", "/soon", "/clubs/nobody");
  await checkLinks(payload);
  expect(await broken()).toEqual(["/clubs/nobody", "/soon"]);
  await page("soon");
  expect(await broken()).toEqual(["/clubs/nobody"]);
  await payload.update({
    collection: "pages",
    id,
    data: { content: linkedText("/clubs"), ...published },
  });
  expect(await broken()).toEqual([]);
  await checkLinks(payload);
  expect((await payload.find({ collection: "broken-links" })).docs).toEqual([]);
});

/** A check that may only send requests to this address. */
const check = (now: Date, address = "127.0.0.1") =>
  checkLinks(payload, { now, scope: "all", mayAsk: (asked) => asked === address, pauses });

test("a page on another site is reported after failing on two nights, until it works again", async () => {
  await page("links", `${base}/page`, `${base}/fine`);
  const night = new Date();
  const next = new Date(night.getTime() + 24 * HOUR_MS);
  status = 404;
  await check(night);
  await check(new Date(night.getTime() + HOUR_MS));
  expect(await broken()).toEqual([]);
  await check(next);
  expect(await broken()).toEqual([`${base}/page`]);
  status = 200;
  await check(next);
  expect(await broken()).toEqual([]);
});

test("a night without a network changes nothing", async () => {
  await page("links", `${base}/page`);
  const night = new Date();
  status = 404;
  await check(night);
  await check(new Date(night.getTime() + 24 * HOUR_MS), "nobody");
  expect(await readState(payload)).toMatchObject({ outside: "unreachable" });
  expect((await payload.find({ collection: "broken-links" })).docs).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

test("a production check sends no request to loopback", async () => {
  let asked = 0;
  server.on("request", () => asked++);
  await page("links", `${base}/page`);
  await checkLinks(payload, { scope: "all", pauses });
  expect(asked).toBe(0);
});
