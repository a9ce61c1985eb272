import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ResourceCache, type Loaded, type ResourceCacheOptions } from "./resource-cache.ts";

type Load = (known: Loaded<string> | null) => Promise<Loaded<string>>;

const TTL = 30_000;
const HOUR = 60 * 60_000;
const loaded = (value: string): Loaded<string> => ({ value, digest: value });
const answers = (value: string) => async () => loaded(value);
const fails = async () => {
  throw new Error("down");
};
const hangs = () => new Promise<never>(() => {});

const load = vi.fn<Load>();
const onLoaded = vi.fn<ResourceCacheOptions<string, Loaded<string>>["onLoaded"]>();
const onFailed = vi.fn<ResourceCacheOptions<string, Loaded<string>>["onFailed"]>();

const createCache = () => new ResourceCache({ ttlMs: TTL, load, onLoaded, onFailed });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  load.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("content that loads", () => {
  test("is fresh for its TTL, then stale while it reloads", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    expect(await cache.get()).toBe("one");
    vi.advanceTimersByTime(TTL - 1);
    expect(await cache.get()).toBe("one");
    expect(load).toHaveBeenCalledTimes(1);

    load.mockImplementation(answers("two"));
    vi.advanceTimersByTime(1);
    expect(await cache.get()).toBe("one");
    await settle();
    expect(await cache.get()).toBe("two");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is loaded once for 500 concurrent visitors", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    const values = await Promise.all(Array.from({ length: 500 }, () => cache.get()));
    expect(new Set(values)).toEqual(new Set(["one"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("is reported as changed only when its digest differs", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: true, isNews: false });
    vi.advanceTimersByTime(TTL);
    await cache.refresh();
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: false, isNews: false });
  });

  test("keeps background loads from piling up", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    vi.advanceTimersByTime(TTL);
    load.mockImplementation(hangs);
    for (let second = 0; second < 20; second += 1) {
      expect(await cache.get()).toBe("one");
      vi.advanceTimersByTime(1000);
    }
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("content whose load fails", () => {
  test("is replaced by the old content for up to 24 h", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    load.mockImplementation(fails);
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(await cache.get()).toBe("one");
    await settle();
    vi.advanceTimersByTime(1);
    await expect(cache.get()).rejects.toThrow("down");
  });

  test("fails for a second without another load, and is then retried", async () => {
    const cache = createCache();
    load.mockImplementation(fails);
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => cache.get()));
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    await expect(cache.get()).rejects.toThrow("down");
    expect(load).toHaveBeenCalledTimes(1);

    load.mockImplementation(answers("one"));
    vi.advanceTimersByTime(1000);
    expect(await cache.get()).toBe("one");
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: true, isNews: true });
  });

  test("reports only the first failure in a row as news", async () => {
    const cache = createCache();
    load.mockImplementation(fails);
    await expect(cache.get()).rejects.toThrow("down");
    vi.advanceTimersByTime(1000);
    await expect(cache.get()).rejects.toThrow("down");
    expect(onFailed.mock.calls.map(([outcome]) => outcome.isNews)).toEqual([true, false]);
  });
});

describe("an upstream that hangs", () => {
  test("makes a visitor wait for a second at most, once it has failed", async () => {
    const cache = createCache();
    load.mockImplementation(fails);
    await expect(cache.get()).rejects.toThrow("down");
    load.mockImplementation(hangs);
    vi.advanceTimersByTime(1000);

    const first = cache.get().catch(String);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toContain("down");
    const second = cache.get().catch(String);
    await vi.advanceTimersByTimeAsync(0);
    expect(await second).toContain("down");
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("content that was invalidated", () => {
  test("is loaded again before it is returned", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    load.mockImplementation(answers("two"));
    cache.invalidate();
    expect(await cache.get()).toBe("two");
    expect(await cache.get()).toBe("two");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("falls back to the old value when the load fails", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    load.mockImplementation(fails);
    cache.invalidate();
    expect(await cache.get()).toBe("one");
  });

  test("falls back to the old value after two seconds, and is the new one later", async () => {
    const cache = createCache();
    load.mockImplementation(answers("one"));
    await cache.get();
    const slow = Promise.withResolvers<Loaded<string>>();
    load.mockImplementation(() => slow.promise);
    cache.invalidate();
    const value = cache.get();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await value).toBe("one");
    slow.resolve(loaded("two"));
    await settle();
    expect(await cache.get()).toBe("two");
  });

  test("isn't made fresh by a load that began before", async () => {
    const cache = createCache();
    const early = Promise.withResolvers<Loaded<string>>();
    load.mockImplementationOnce(() => early.promise).mockImplementation(answers("new"));
    const before = cache.get();
    cache.invalidate();
    const after = cache.get();
    const alsoAfter = cache.get();
    early.resolve(loaded("old"));
    expect(await before).toBe("old");
    expect(await Promise.all([after, alsoAfter])).toEqual(["new", "new"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is loaded at once, even if the last load has just failed", async () => {
    const cache = createCache();
    load.mockImplementation(fails);
    await expect(cache.get()).rejects.toThrow("down");
    load.mockImplementation(answers("one"));
    cache.invalidate();
    expect(await cache.get()).toBe("one");
  });
});
