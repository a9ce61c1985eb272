import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startPayload } from "../testing/start-payload.ts";
import { seedContent } from "./content/index.ts";
import { seed } from "./seed.ts";
import { stableId } from "./stable-id.ts";

let payload: Payload;
let first: number;

beforeAll(async () => {
  payload = await startPayload();
  first = await seed(payload);
});

const service = seedContent.services[0]!;
const club = seedContent.clubs[0]!;

test("logs everything that it makes", async () => {
  const log = await payload.count({ collection: "seed-log" });
  expect(first).toBe(log.totalDocs);
});

test.each([
  ["services", seedContent.services],
  ["pages", seedContent.pages],
  ["events", seedContent.events],
  ["faqs", seedContent.faqs],
] as const)("makes all %s", async (collection, items) => {
  const { totalDocs } = await payload.count({ collection });
  expect(totalDocs).toBe(items.length);
});

test("makes nothing the second time", async () => {
  expect(await seed(payload)).toBe(0);
});

test("keeps what an editor changed", async () => {
  const id = stableId(service.key);
  await payload.update({ collection: "services", id, data: { title: "Changed by an editor" } });
  expect(await seed(payload)).toBe(0);
  const doc = await payload.findByID({ collection: "services", id });
  expect(doc.title).toBe("Changed by an editor");
});

test("doesn't bring back what an editor deleted", async () => {
  const id = stableId(club.key);
  await payload.delete({ collection: "clubs", id });
  expect(await seed(payload)).toBe(0);
  const found = await payload.count({ collection: "clubs", where: { id: { equals: id } } });
  expect(found.totalDocs).toBe(0);
});

test("makes nothing twice when a start was cut short before it was logged", async () => {
  const key = seedContent.founders[0]!.key;
  await payload.delete({ collection: "seed-log", where: { key: { equals: key } } });
  expect(await seed(payload)).toBe(0);
  const { totalDocs } = await payload.count({ collection: "founders" });
  expect(totalDocs).toBe(seedContent.founders.length);
});

test("adds what a later version brings, unless an editor has taken its address", async () => {
  const later = {
    ...seedContent,
    clubs: [
      ...seedContent.clubs,
      { ...club, key: "club-later", slug: "later-club" },
      { ...club, key: "club-same-address", slug: seedContent.clubs[1]!.slug },
    ],
  };
  expect(await seed(payload, later)).toBe(1);
  const { totalDocs } = await payload.count({
    collection: "clubs",
    where: { slug: { equals: "later-club" } },
  });
  expect(totalDocs).toBe(1);
});
