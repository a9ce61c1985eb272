import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyLimit, QueueFullError } from "./concurrency-limit.ts";

/** Work that ends when the test says so. */
function createWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (name: number) => () => {
    started.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  return { started, work, endNext: () => ends.shift()?.() };
}

test("runs as many at once as allowed, the others in order, and refuses one too many", async () => {
  const limited = createConcurrencyLimit({ concurrency: 2, maxQueued: 2 });
  const { started, work, endNext } = createWork();
  const all = [1, 2, 3, 4].map((name) => limited(work(name)));
  await expect(limited(work(5))).rejects.toThrow(QueueFullError);
  await nextTurn();
  expect(started).toEqual([1, 2]);
  for (let left = 0; left < 4; left += 1) {
    endNext();
    await nextTurn();
  }
  expect(started).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  await expect(limited(async () => "again")).resolves.toBe("again");
});

test("failed work frees its place for the next", async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxQueued: 1 });
  const failing = limited(() => Promise.reject(new Error("broken")));
  const next = limited(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

const queueFull = () => new Error("come back later");

test("refuses with the caller's error", async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxQueued: 0, queueFull });
  const running = limited(() => nextTurn());
  await expect(limited(() => nextTurn())).rejects.toThrow("come back later");
  await running;
});
