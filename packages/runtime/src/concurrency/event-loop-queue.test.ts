import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createEventLoopQueue } from "./event-loop-queue.ts";

/** Turns that the test lets pass, and its own clock. */
function byHand() {
  let at = 0;
  const calls: (() => void)[] = [];
  const queue = createEventLoopQueue({ now: () => at, nextTurn: (call) => calls.push(call) });
  const begun: string[] = [];
  return {
    queue,
    begun,
    want: (name: string) => queue.run(() => begun.push(name)),
    pass(ms = 10) {
      at += ms;
      for (const call of calls.splice(0)) call();
    },
  };
}

test("the first starts at once, the others one per turn, in order of arrival", () => {
  const { want, pass, begun } = byHand();
  for (const name of ["a", "b", "c"]) want(name);
  expect(begun).toEqual(["a"]);
  pass();
  expect(begun).toEqual(["a", "b"]);
  want("d");
  pass();
  pass();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  // After a turn without work, the queue starts the next one at once again.
  pass();
  want("e");
  expect(begun).toHaveLength(5);
});

test("reports how long the first in the queue has waited", () => {
  const { queue, want, pass } = byHand();
  want("a");
  expect(queue.waitingMs()).toBe(0);
  want("b");
  want("c");
  pass(30);
  want("d");
  // "b" has begun; "c" came with it.
  expect(queue.waitingMs()).toBe(30);
  pass(5);
  expect(queue.waitingMs()).toBe(5);
  pass();
  expect(queue.waitingMs()).toBe(0);
});

test("an error thrown by one piece of work doesn't keep the next from starting", () => {
  const { queue, want, pass, begun } = byHand();
  want("a");
  queue.run(() => {
    throw new Error("broken");
  });
  want("b");
  expect(() => pass()).toThrow("broken");
  pass();
  expect(begun).toEqual(["a", "b"]);
});

test("retains nothing that has started, even if the queue never empties", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { queue, pass } = byHand();
  const begin = () => {
    const request = { body: Buffer.alloc(1024) };
    queue.run(() => void request.body);
    return new WeakRef(request);
  };
  begin();
  begin();
  const requests = Array.from({ length: 100 }, () => {
    const request = begin();
    pass();
    return request;
  });
  // A WeakRef holds on until the task that made it is over.
  await setImmediate();
  collectGarbage();
  const reachable = requests.filter((request) => request.deref() !== undefined);
  expect(reachable.length).toBeLessThan(5);
});
