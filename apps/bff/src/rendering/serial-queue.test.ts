import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("jobs run one after the other, with room for others in between", async () => {
  const enqueue = createSerialQueue();
  const told: string[] = [];
  const job = (name: string) => async () => {
    told.push(`${name} begins`);
    setImmediate(() => told.push(`after ${name}`));
    await Promise.resolve();
    told.push(`${name} ends`);
  };
  await Promise.all([enqueue(job("a")), enqueue(job("b"))]);
  expect(told).toEqual(["a begins", "a ends", "after a", "b begins", "b ends"]);
});

test("one that fails or hangs keeps nobody from a turn", async () => {
  const enqueue = createSerialQueue();
  const failing = enqueue(() => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  void enqueue(() => new Promise(() => {}));
  expect(await enqueue(async () => "next")).toBe("next");
}, 20_000);
