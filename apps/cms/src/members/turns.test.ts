import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Works that end when they are told to. */
function works() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}

test("so many run at once, others in their order, and one too many is refused", async () => {
  const inTurn = createTurns(2, 2);
  const { begun, work, endNext } = works();
  const all = [1, 2, 3, 4].map((name) => inTurn(work(name)));
  await expect(inTurn(work(5))).rejects.toMatchObject({
    refusal: { status: 503, code: "UNAVAILABLE" },
  });
  expect(begun).toEqual([1, 2]);
  endNext();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  for (let left = 0; left < 3; left += 1) {
    endNext();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test("a work that fails gives its place on", async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await inTurn(() => Promise.resolve("again"))).toBe("again");
});
