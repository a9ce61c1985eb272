import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Does something wrong, and says in the end how it goes on. */
const program = (fault: string, closing = "") => `
  import { EventEmitter } from "node:events";
  import { PassThrough } from "node:stream";
  import { createLogger } from "./src/logs/logger.ts";
  import { createMeter } from "./src/metrics/meter.ts";
  import { metricsText } from "./src/metrics/metrics-registry.ts";
  import { handleUncaughtErrors } from "./src/process/uncaught-errors.ts";
  const meter = createMeter();
  handleUncaughtErrors({ log: createLogger("info", "test"), meter });
  process.on("SIGTERM", () => { console.log("closing"); ${closing} setTimeout(() => process.exit(), 50); });
  setTimeout(async () => {
    console.log("goes on", /uncaught_errors_total (\\d)/.exec(await metricsText(meter))?.[1]);
    process.exit();
  }, 500);
  ${fault}
`;

async function run(fault: string, closing?: string) {
  const child = spawn(
    process.execPath,
    ["--input-type=module-typescript", "-e", program(fault, closing)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { output, errors, code };
}

test.each([
  [
    "a stream with an error that nothing listens to",
    'new PassThrough().destroy(new Error("x@y.in"));',
  ],
  [
    "a reset",
    'setImmediate(() => { throw Object.assign(new Error("no"), { code: "ECONNRESET" }); });',
  ],
  [
    "a rejection because of a reset",
    'Promise.reject(new Error("no", { cause: { code: "UND_ERR_SOCKET" } }));',
  ],
  [
    "a stream that ended early",
    'Promise.reject(Object.assign(new Error("no"), { code: "ERR_STREAM_PREMATURE_CLOSE" }));',
  ],
])("survives %s, logs it and counts it", async (_title, fault) => {
  const { output, errors, code } = await run(fault);
  expect(output).toContain('"level":50');
  expect(output).toContain("uncaught error of a connection");
  expect(output).toContain("goes on 1");
  expect(output + errors).not.toContain("x@y.in");
  expect(code).toBe(0);
});

test.each([
  ["a mistake", "setImmediate(() => null.missing);"],
  ["a mistake inside a stream", "new PassThrough().destroy(new TypeError('no'));"],
  [
    "an error of something else than a stream",
    'setImmediate(() => new EventEmitter().emit("error", new Error("no")));',
  ],
  ["a rejection", 'Promise.reject(new Error("no"));'],
  ["something that isn't an error", 'Promise.reject("no");'],
])("ends in order with exit code 1 after %s", async (_title, fault) => {
  const { output, code } = await run(fault);
  expect(output).toContain('"level":60');
  expect(output).toContain("ended by an uncaught error");
  expect(output).toContain("closing");
  expect(output).not.toContain("goes on");
  expect(code).toBe(1);
});

test("ends at once after a second one", async () => {
  const { output, code } = await run("setImmediate(() => null.missing);", "null.missing;");
  expect(output.match(/ended by an uncaught error/g)).toHaveLength(2);
  expect(code).toBe(1);
});
