import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one.ts";

test("lets the event loop come up between two works, and keeps their order", async () => {
  const begin = oneByOne();
  const begun: string[] = [];
  for (const name of ["a", "b", "c"]) begin(() => begun.push(name));
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual(["a"]);
  begin(() => begun.push("d"));
  await nextTurn();
  expect(begun).toEqual(["a", "b"]);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c", "d"]);
});
