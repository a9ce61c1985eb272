import { expect, test } from "vitest";
import { createLimiter, Overloaded } from "./limiter.ts";

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

test("runs so many at a time, and everyone gets a turn, after failures too", async () => {
  const limited = createLimiter(2, 100);
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 20 }, (_, index) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      await tick();
      running -= 1;
      if (index % 3 === 0) throw new Error("failed");
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(13);
});

test("refuses when too many wait", async () => {
  const limited = createLimiter(1, 1);
  const first = limited(tick);
  const second = limited(tick);
  await expect(limited(tick)).rejects.toThrow(Overloaded);
  await Promise.all([first, second]);
  await expect(limited(tick)).resolves.toBeUndefined();
});
