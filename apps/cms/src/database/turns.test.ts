import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("lets one in at a time, in the order of asking", async () => {
  const turns = createTurns(10_000);
  const log: string[] = [];
  const work = async (name: string) => {
    const end = await turns.next();
    log.push(`${name} in`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} out`);
    end();
    end();
  };
  await Promise.all(["a", "b", "c"].map(work));
  expect(log).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
});

test("gives up on a turn that doesn't come, and the others still get theirs", async () => {
  const turns = createTurns(20);
  const end = await turns.next();
  await expect(turns.next()).rejects.toThrow("The database was busy for more than 20 ms");
  end();
  const endSecond = await turns.next();
  const third = turns.next();
  endSecond();
  (await third)();
});
