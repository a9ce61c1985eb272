import type { Payload } from "payload";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startPayload } from "../testing/start-payload.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { inTransaction, transactionEnd } from "./transactions.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
afterEach(() => vi.restoreAllMocks());

const club = (title: string) => ({ title, slug: title, _status: "published" as const });
const titles = async () => {
  const { docs } = await payload.find({ collection: "clubs", pagination: false, sort: "title" });
  return docs.map(({ title }) => title);
};

test("all of it is stored, or nothing", async () => {
  await inTransaction(payload, async (req) => {
    await payload.create({ collection: "clubs", data: club("a"), req });
    await payload.create({ collection: "clubs", data: club("b"), req });
  });
  const failing = inTransaction(payload, async (req) => {
    await payload.create({ collection: "clubs", data: club("c"), req });
    throw new Error("not after all");
  });
  await expect(failing).rejects.toThrow("not after all");
  expect(await titles()).toEqual(["a", "b"]);
});

test("an error that somebody swallows doesn't become half a success", async () => {
  const failing = inTransaction(payload, async (req) => {
    await payload.create({ collection: "clubs", data: club("d"), req });
    await payload.create({ collection: "clubs", data: club("d"), req }).catch(() => undefined);
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await titles()).not.toContain("d");
});

test("a failed commit is reported, also when Payload itself saves", async () => {
  const { client } = payload.db as unknown as {
    client: { transaction: () => Promise<{ commit: () => Promise<void> }> };
  };
  const begin = client.transaction.bind(client);
  vi.spyOn(client, "transaction").mockImplementation(async () => {
    const transaction = await begin();
    transaction.commit = () => Promise.reject(new Error("The disk is full"));
    return transaction;
  });
  await expect(payload.create({ collection: "clubs", data: club("e") })).rejects.toThrow(
    "The disk is full",
  );
  const own = inTransaction(payload, (req) =>
    payload.create({ collection: "clubs", data: club("e"), req }),
  );
  await expect(own).rejects.toThrow("The disk is full");
  vi.restoreAllMocks();
  expect(await titles()).not.toContain("e");
  await payload.create({ collection: "clubs", data: club("e") });
});

test("its end can be waited for, and says how it ended", async () => {
  const ends: Promise<boolean>[] = [];
  await inTransaction(payload, async (req) => {
    ends.push(whenCommitted(req));
  });
  await inTransaction(payload, async (req) => {
    ends.push(whenCommitted(req));
    throw new Error("no");
  }).catch(() => undefined);
  expect(await Promise.all(ends)).toEqual([true, false]);
  expect(await transactionEnd(payload, "one that is long over")).toBe(true);
});

const addSlowly = (title: string) =>
  inTransaction(payload, async (req) => {
    await payload.create({ collection: "clubs", data: club(title), req });
    await new Promise((resolve) => setImmediate(resolve));
  });

test("concurrent writers are serialised", async () => {
  const many = Array.from({ length: 20 }, (_, index) => `many-${index}`);
  await Promise.all(many.map(addSlowly));
  expect((await titles()).filter((title) => title?.startsWith("many-"))).toHaveLength(20);
});
