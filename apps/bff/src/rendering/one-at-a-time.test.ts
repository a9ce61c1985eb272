import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("jobs run one after the other, with room for others in between", async () => {
  const takeTurn = oneAtATime();
  const told: string[] = [];
  const job = (name: string) => async () => {
    told.push(`${name} begins`);
    setImmediate(() => told.push(`after ${name}`));
    await Promise.resolve();
    told.push(`${name} ends`);
  };
  await Promise.all([takeTurn(job("a")), takeTurn(job("b"))]);
  expect(told).toEqual(["a begins", "a ends", "after a", "b begins", "b ends"]);
});

test("one that fails or hangs keeps nobody from a turn", async () => {
  const takeTurn = oneAtATime();
  const failing = takeTurn(() => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  void takeTurn(() => new Promise(() => {}));
  expect(await takeTurn(async () => "next")).toBe("next");
}, 20_000);
