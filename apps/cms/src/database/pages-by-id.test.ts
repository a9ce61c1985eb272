import type { BaseDatabaseAdapter, DatabaseAdapterObj, FindArgs } from "payload";
import { beforeEach, expect, test } from "vitest";
import { withPagesById } from "./pages-by-id.ts";

const stored = ["b", "c", "a"];
let asked: FindArgs[] = [];
let deletedBetween: string | null = null;

/** Answers a query for ids in its own order, and any other one in that of the table. */
function find(query: FindArgs) {
  asked.push(query);
  const { in: named } = (query.where?.["id"] ?? {}) as { in?: string[] };
  const ids = named ? stored.filter((id) => named.includes(id)) : ["a", "b", "c"];
  const docs = ids
    .filter((id) => !named || id !== deletedBetween)
    .map((id) => ({ id, ...(query.select ? {} : { name: `Name of ${id}` }) }));
  return Promise.resolve({ docs, totalDocs: 30, page: query.page });
}

const made = withPagesById({ init: () => ({ find }) } as unknown as DatabaseAdapterObj).init(
  {} as never,
) as BaseDatabaseAdapter;

const where = { name: { like: "a" } };
const query: FindArgs = {
  collection: "internship-applications",
  limit: 3,
  page: 2,
  sort: "name",
  where,
};

beforeEach(() => {
  asked = [];
  deletedBetween = null;
});

test("a page of submissions is read by the ids that match, in their order", async () => {
  const found = await made.find(query);
  expect(found).toMatchObject({ totalDocs: 30, page: 2 });
  expect(found.docs).toEqual(["a", "b", "c"].map((id) => ({ id, name: `Name of ${id}` })));
  expect(asked).toMatchObject([
    { where, page: 2, select: { id: true } },
    { where: { id: { in: ["a", "b", "c"] } }, page: 1, limit: 3, pagination: false },
  ]);
});

test("a submission that is deleted meanwhile is missing, and nothing else", async () => {
  deletedBetween = "b";
  const { docs } = await made.find(query);
  expect(docs.map((doc) => (doc as { id: string }).id)).toEqual(["a", "c"]);
});

test.each([
  ["without a limit", { ...query, limit: 0 }],
  ["of another collection", { ...query, collection: "pages" as const }],
])("a query %s is passed on", async (_, other) => {
  await made.find(other);
  expect(asked).toEqual([other]);
});
