import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Turns that the test lets pass, and its own clock. */
function byHand() {
  let at = 0;
  const calls: (() => void)[] = [];
  const turns = createTurns({ now: () => at, nextTurn: (call) => calls.push(call) });
  const begun: string[] = [];
  return {
    turns,
    begun,
    want: (name: string) => turns.begin(() => begun.push(name)),
    pass(ms = 10) {
      at += ms;
      for (const call of calls.splice(0)) call();
    },
  };
}

test("the first begins at once, the others one a turn, in the order in which they came", () => {
  const { want, pass, begun } = byHand();
  for (const name of ["a", "b", "c"]) want(name);
  expect(begun).toEqual(["a"]);
  pass();
  expect(begun).toEqual(["a", "b"]);
  want("d");
  pass();
  pass();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  // A turn without work, and the line is as it was at first.
  pass();
  want("e");
  expect(begun).toHaveLength(5);
});

test("tells how long the first in line has waited", () => {
  const { turns, want, pass } = byHand();
  want("a");
  expect(turns.waitingMs()).toBe(0);
  want("b");
  want("c");
  pass(30);
  want("d");
  // "b" has begun; "c" came with it.
  expect(turns.waitingMs()).toBe(30);
  pass(5);
  expect(turns.waitingMs()).toBe(5);
  pass();
  expect(turns.waitingMs()).toBe(0);
});

test("what one piece of work throws keeps nobody else from beginning", () => {
  const { turns, want, pass, begun } = byHand();
  want("a");
  turns.begin(() => {
    throw new Error("broken");
  });
  want("b");
  expect(() => pass()).toThrow("broken");
  pass();
  expect(begun).toEqual(["a", "b"]);
});

test("keeps nothing that has begun, even where the line never empties", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { turns, pass } = byHand();
  const begin = () => {
    const request = { body: Buffer.alloc(1024) };
    turns.begin(() => void request.body);
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
