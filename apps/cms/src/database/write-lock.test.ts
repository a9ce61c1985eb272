import { expect, test } from "vitest";
import { createWriteLock } from "./write-lock.ts";

test("admits one holder at a time, in order of request", async () => {
  const lock = createWriteLock(10_000);
  const log: string[] = [];
  const work = async (name: string) => {
    const release = await lock.acquire();
    log.push(`${name} in`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} out`);
    release();
    release();
  };
  await Promise.all(["a", "b", "c"].map(work));
  expect(log).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
});

test("times out on a lock that isn't released, and later requests still get it", async () => {
  const lock = createWriteLock(20);
  const release = await lock.acquire();
  await expect(lock.acquire()).rejects.toThrow("The database was busy for more than 20 ms");
  release();
  const releaseSecond = await lock.acquire();
  const third = lock.acquire();
  releaseSecond();
  (await third)();
});
