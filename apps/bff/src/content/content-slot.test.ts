import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContentSlot, type Loaded, type SlotOptions } from "./content-slot.ts";

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
const onLoaded = vi.fn<SlotOptions<string, Loaded<string>>["onLoaded"]>();
const onFailed = vi.fn<SlotOptions<string, Loaded<string>>["onFailed"]>();

const createSlot = () => new ContentSlot({ ttlMs: TTL, load, onLoaded, onFailed });
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
  test("is fresh for its time, then stale while it is loaded anew", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    expect(await slot.get()).toBe("one");
    vi.advanceTimersByTime(TTL - 1);
    expect(await slot.get()).toBe("one");
    expect(load).toHaveBeenCalledTimes(1);

    load.mockImplementation(answers("two"));
    vi.advanceTimersByTime(1);
    expect(await slot.get()).toBe("one");
    await settle();
    expect(await slot.get()).toBe("two");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is loaded once for 500 visitors at a time", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    const values = await Promise.all(Array.from({ length: 500 }, () => slot.get()));
    expect(new Set(values)).toEqual(new Set(["one"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("is told to have changed only when its digest is another", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: true, isNews: false });
    vi.advanceTimersByTime(TTL);
    await slot.refresh();
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: false, isNews: false });
  });

  test("keeps background loads from piling up", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    vi.advanceTimersByTime(TTL);
    load.mockImplementation(hangs);
    for (let second = 0; second < 20; second += 1) {
      expect(await slot.get()).toBe("one");
      vi.advanceTimersByTime(1000);
    }
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("content whose load fails", () => {
  test("is the old content for up to 24 h", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    load.mockImplementation(fails);
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(await slot.get()).toBe("one");
    await settle();
    vi.advanceTimersByTime(1);
    await expect(slot.get()).rejects.toThrow("down");
  });

  test("is a failure that is handed on for a second, and then tried again", async () => {
    const slot = createSlot();
    load.mockImplementation(fails);
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => slot.get()));
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    await expect(slot.get()).rejects.toThrow("down");
    expect(load).toHaveBeenCalledTimes(1);

    load.mockImplementation(answers("one"));
    vi.advanceTimersByTime(1000);
    expect(await slot.get()).toBe("one");
    expect(onLoaded).toHaveBeenLastCalledWith({ changed: true, isNews: true });
  });

  test("tells the first failure of a row as news, and only that", async () => {
    const slot = createSlot();
    load.mockImplementation(fails);
    await expect(slot.get()).rejects.toThrow("down");
    vi.advanceTimersByTime(1000);
    await expect(slot.get()).rejects.toThrow("down");
    expect(onFailed.mock.calls.map(([outcome]) => outcome.isNews)).toEqual([true, false]);
  });
});

describe("an upstream that hangs", () => {
  test("holds a visitor for a second at most, once it has failed", async () => {
    const slot = createSlot();
    load.mockImplementation(fails);
    await expect(slot.get()).rejects.toThrow("down");
    load.mockImplementation(hangs);
    vi.advanceTimersByTime(1000);

    const first = slot.get().catch(String);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toContain("down");
    const second = slot.get().catch(String);
    await vi.advanceTimersByTimeAsync(0);
    expect(await second).toContain("down");
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("content that was invalidated", () => {
  test("is awaited anew", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    load.mockImplementation(answers("two"));
    slot.invalidate();
    expect(await slot.get()).toBe("two");
    expect(await slot.get()).toBe("two");
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is the old one when the load fails", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    load.mockImplementation(fails);
    slot.invalidate();
    expect(await slot.get()).toBe("one");
  });

  test("is the old one when the load takes more than two seconds, and the new one later", async () => {
    const slot = createSlot();
    load.mockImplementation(answers("one"));
    await slot.get();
    const slow = Promise.withResolvers<Loaded<string>>();
    load.mockImplementation(() => slow.promise);
    slot.invalidate();
    const value = slot.get();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await value).toBe("one");
    slow.resolve(loaded("two"));
    await settle();
    expect(await slot.get()).toBe("two");
  });

  test("does not take a load for new that began before", async () => {
    const slot = createSlot();
    const early = Promise.withResolvers<Loaded<string>>();
    load.mockImplementationOnce(() => early.promise).mockImplementation(answers("new"));
    const before = slot.get();
    slot.invalidate();
    const after = slot.get();
    const alsoAfter = slot.get();
    early.resolve(loaded("old"));
    expect(await before).toBe("old");
    expect(await Promise.all([after, alsoAfter])).toEqual(["new", "new"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is loaded at once, even if the last load has just failed", async () => {
    const slot = createSlot();
    load.mockImplementation(fails);
    await expect(slot.get()).rejects.toThrow("down");
    load.mockImplementation(answers("one"));
    slot.invalidate();
    expect(await slot.get()).toBe("one");
  });
});
