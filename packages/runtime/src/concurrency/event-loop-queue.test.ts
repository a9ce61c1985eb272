import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createEventLoopQueue } from "./event-loop-queue.ts";

/** A queue whose turns and clock the test controls. */
function createControlledQueue() {
  let at = 0;
  const calls: (() => void)[] = [];
  const queue = createEventLoopQueue({ now: () => at, nextTurn: (call) => calls.push(call) });
  const started: string[] = [];
  return {
    queue,
    started,
    add: (name: string) => queue.run(() => started.push(name)),
    nextTurn(ms = 10) {
      at += ms;
      for (const call of calls.splice(0)) call();
    },
  };
}

test("the first starts at once, the others one per turn, in order of arrival", () => {
  const { add, nextTurn, started } = createControlledQueue();
  for (const name of ["a", "b", "c"]) add(name);
  expect(started).toEqual(["a"]);
  nextTurn();
  expect(started).toEqual(["a", "b"]);
  add("d");
  nextTurn();
  nextTurn();
  expect(started).toEqual(["a", "b", "c", "d"]);
  // After a turn without work, the queue starts the next one at once again.
  nextTurn();
  add("e");
  expect(started).toHaveLength(5);
});

test("reports how long the first in the queue has waited", () => {
  const { queue, add, nextTurn } = createControlledQueue();
  add("a");
  expect(queue.waitingMs()).toBe(0);
  add("b");
  add("c");
  nextTurn(30);
  add("d");
  // "b" has started; "c" was added with it.
  expect(queue.waitingMs()).toBe(30);
  nextTurn(5);
  expect(queue.waitingMs()).toBe(5);
  nextTurn();
  expect(queue.waitingMs()).toBe(0);
});

test("an error thrown by one piece of work doesn't keep the next from starting", () => {
  const { queue, add, nextTurn, started } = createControlledQueue();
  add("a");
  queue.run(() => {
    throw new Error("broken");
  });
  add("b");
  expect(() => nextTurn()).toThrow("broken");
  nextTurn();
  expect(started).toEqual(["a", "b"]);
});

test("retains nothing that has started, even if the queue never empties", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { queue, nextTurn } = createControlledQueue();
  const begin = () => {
    const request = { body: Buffer.alloc(1024) };
    queue.run(() => void request.body);
    return new WeakRef(request);
  };
  begin();
  begin();
  const requests = Array.from({ length: 100 }, () => {
    const request = begin();
    nextTurn();
    return request;
  });
  // A WeakRef keeps its target until the task that created it ends.
  await setImmediate();
  collectGarbage();
  const reachable = requests.filter((request) => request.deref() !== undefined);
  expect(reachable.length).toBeLessThan(5);
});
