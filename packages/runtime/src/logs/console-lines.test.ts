// What frameworks do.
/* oxlint-disable no-console */
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { logConsole } from "./console-lines.ts";
import { logOptions } from "./log-options.ts";

const { log, info, debug, warn, error } = console;
afterEach(() => void Object.assign(console, { log, info, debug, warn, error }));

test("printed text becomes a log line without values", () => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  logConsole(pino(logOptions("debug"), stream));
  console.error(" \u001B[31m⨯\u001B[39m", new Error("Failed query: select ?\nparams: Asha"));
  console.warn('no such person: "Asha"\nAsha', { name: "Asha" });
  console.log("✓ Ready in 5ms");
  const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written.join("")).not.toContain("Asha");
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, "Failed query"],
    [40, "no such person: …"],
    [20, "✓ Ready in 5ms"],
  ]);
});
