import { beforeEach, describe, expect, test, vi } from "vitest";
import { type ByteCache, createByteCache, type Produce } from "./byte-cache.ts";
import { type StoredReply, storeReply } from "../http/stored-reply.ts";
import type { Sources } from "../content/watched-content.ts";

const reply = (
  body: string,
  extra: { status?: number; degraded?: boolean; sources?: Sources } = {},
) => storeReply({ status: 200, body, headers: {}, encodings: [], ...extra });
const textOf = (stored: StoredReply | undefined) => stored?.identity.body.toString();

let now: number;
let revision: number;
/** Version of the services. */
let version: number;
let cache: ByteCache;
const onRefreshError = vi.fn<(error: unknown, key: string) => void>();

beforeEach(() => {
  now = 1_000_000;
  revision = 1;
  version = 1;
  onRefreshError.mockReset();
  cache = createByteCache({
    maxBytes: 100_000,
    maxMinorBytes: 20_000,
    freshMs: 1_000,
    revision: () => revision,
    isCurrent: ({ sources }) => (sources.get("services") ?? version) === version,
    now: () => now,
    onRefreshError,
  });
});

const ask = async (produce: Produce) => textOf(await cache.get("key", produce));

const untilFresh = (text: string) => expect.poll(() => textOf(cache.fresh("key"))).toBe(text);

describe("a byte cache", () => {
  test("produces once for concurrent requests", async () => {
    const produce = vi.fn<() => Promise<StoredReply>>(() => reply("one"));
    const replies = await Promise.all(Array.from({ length: 50 }, () => cache.get("key", produce)));
    expect(new Set(replies.map(textOf))).toEqual(new Set(["one"]));
    expect(produce).toHaveBeenCalledOnce();
  });

  test("serves what is fresh without producing", async () => {
    await ask(() => reply("one"));
    expect(await ask(() => reply("two"))).toBe("one");
    expect(textOf(cache.fresh("key"))).toBe("one");
    expect(cache.wouldWait("key")).toBe(false);
  });

  test("serves stale bytes at once and refreshes them once in the background", async () => {
    await ask(() => reply("one"));
    now += 1_500;
    expect(cache.fresh("key")).toBeUndefined();
    const produce = vi.fn<() => Promise<StoredReply>>(() => reply("two"));
    const given = await Promise.all([cache.get("key", produce), cache.get("key", produce)]);
    expect(given.map(textOf)).toEqual(["one", "one"]);
    await untilFresh("two");
    expect(produce).toHaveBeenCalledOnce();
  });

  test("queues refreshes, and passes them the earlier reply; a first reply isn't queued", async () => {
    const turns: (() => void)[] = [];
    const enqueue = async <T>(job: () => Promise<T>) => {
      await new Promise<void>((resolve) => turns.push(resolve));
      return job();
    };
    const options = { maxBytes: 100_000, maxMinorBytes: 20_000, freshMs: 1_000 };
    cache = createByteCache({
      ...options,
      now: () => now,
      revision: () => 1,
      isCurrent: () => true,
      enqueue,
    });
    expect(await ask(() => reply("one"))).toBe("one");
    now += 1_500;
    const produce = vi.fn<Produce>(() => reply("two"));
    expect(await ask(produce)).toBe("one");
    expect(produce).not.toHaveBeenCalled();
    turns.shift()?.();
    await untilFresh("two");
    expect(textOf(produce.mock.calls[0]?.[0])).toBe("one");
  });

  test("treats bytes as stale only once the content they were made from has changed", async () => {
    await ask(() => reply("one", { sources: new Map([["services", 1]]) }));
    revision = 2;
    expect(textOf(cache.fresh("key"))).toBe("one");
    [revision, version] = [3, 2];
    expect(cache.fresh("key")).toBeUndefined();
    expect(await ask(() => reply("two"))).toBe("one");
    await untilFresh("two");
  });

  test("treats bytes as stale if their content changed while they were made", async () => {
    await ask(() => reply("old", { sources: new Map([["services", -1]]) }));
    expect(cache.fresh("key")).toBeUndefined();
    expect(await ask(() => reply("new"))).toBe("old");
    await untilFresh("new");
  });

  test("makes visitors wait when the bytes are too old", async () => {
    await ask(() => reply("one"));
    now += 60_000;
    expect(cache.wouldWait("key")).toBe(true);
    expect(await ask(() => reply("two"))).toBe("two");
  });

  test.each([
    ["a failing one", () => reply("down", { status: 503 })],
    ["a degraded one", () => reply("half", { degraded: true })],
    ["an error", () => Promise.reject(new Error("broken"))],
  ])("prefers the last good reply to %s", async (_name, produce) => {
    await ask(() => reply("good"));
    now += 60_000;
    expect(await ask(produce)).toBe("good");
    now += 2_500;
    expect(await ask(() => reply("again"))).toBe("good");
    await untilFresh("again");
  });

  test("caches no failure and no error", async () => {
    expect(await ask(() => reply("down", { status: 503 }))).toBe("down");
    await expect(cache.get("key", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await ask(() => reply("up"))).toBe("up");
  });

  test("keeps a degraded reply only briefly, and never serves it stale", async () => {
    await ask(() => reply("half", { degraded: true }));
    expect(textOf(cache.fresh("key"))).toBe("half");
    now += 2_500;
    expect(await ask(() => reply("whole"))).toBe("whole");
  });

  test("doesn't keep a reply that was being produced when content was purged", async () => {
    const { promise, resolve: finish } = Promise.withResolvers<StoredReply>();
    const slow = cache.get("key", () => promise);
    cache.purge(["services"]);
    expect(await ask(() => reply("new"))).toBe("new");
    finish(await reply("old"));
    expect(textOf(await slow)).toBe("old");
    expect(textOf(cache.fresh("key"))).toBe("new");
  });

  test("purges the replies made from a resource: one visitor waits, others get the earlier reply", async () => {
    const sources: Sources = new Map([["services", 1]]);
    await ask(() => reply("old", { sources }));
    await cache.get("other", () => reply("clubs", { sources: new Map([["clubs", 1]]) }));
    cache.purge(["services"]);
    expect(textOf(cache.fresh("other"))).toBe("clubs");
    expect(cache.fresh("key")).toBeUndefined();
    expect(textOf(cache.stale("key"))).toBe("old");
    expect(cache.wouldWait("key")).toBe(true);

    const { promise, resolve: finish } = Promise.withResolvers<StoredReply>();
    const first = cache.get("key", () => promise);
    expect(cache.wouldWait("key")).toBe(false);
    expect(await ask(() => promise)).toBe("old");
    finish(await reply("new", { sources }));
    expect(textOf(await first)).toBe("new");
    expect(textOf(cache.fresh("key"))).toBe("new");
  });

  test("serves the earlier reply for a moment if a purged one can't be produced", async () => {
    await ask(() => reply("old", { sources: new Map([["services", 1]]) }));
    cache.purge(["services"]);
    expect(await ask(() => Promise.reject(new Error("broken")))).toBe("old");
    expect(textOf(cache.fresh("key"))).toBe("old");
    now += 2_500;
    expect(await ask(() => reply("new"))).toBe("old");
    await untilFresh("new");
  });

  test("limits its bytes, and not-found replies can't crowd out pages", async () => {
    await ask(() => reply("page"));
    for (let index = 0; index < 100; index += 1) {
      await cache.get(`missing ${index}`, () => reply("x".repeat(500), { status: 404 }));
    }
    expect(textOf(cache.fresh("key"))).toBe("page");
    expect(cache.fresh("missing 0")).toBeUndefined();
    for (let index = 0; index < 100; index += 1) {
      await cache.get(`page ${index}`, () => reply("x".repeat(500)));
    }
    expect(cache.fresh("key")).toBeUndefined();
  });
});
