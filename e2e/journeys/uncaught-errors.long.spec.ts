import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@kdl/runtime/testing/free-port";
import { startProgram } from "../support/start-program.ts";

const runtime = (name: string) => new URL(`../../packages/runtime/src/${name}.ts`, import.meta.url);

/** Logs and counts as gateway and CMS do. */
const program = (port: number, failure: string) => `
import { createServer } from "node:http";
import { createLogger } from ${JSON.stringify(runtime("logs/logger").href)};
import { createMeter } from ${JSON.stringify(runtime("metrics/meter").href)};
import { handleUncaughtErrors } from ${JSON.stringify(runtime("process/uncaught-errors").href)};
handleUncaughtErrors({ log: createLogger("error"), meter: createMeter() });
createServer((_, response) => response.end()).listen(${port}, "127.0.0.1");
process.once("SIGTERM", () => { ${failure} setTimeout(() => process.exit(), 200); });
`;

for (const [what, failure, isRefused] of [
  ["nothing", "", false],
  [
    "an error of a connection",
    'Promise.reject(Object.assign(new Error("x"), { code: "EPIPE" }));',
    true,
  ],
  ["a mistake", 'Promise.reject(new TypeError("x"));', true],
] as const) {
  test(`a program that meets ${what} uncaught ${isRefused ? "fails its tests" : "ends well"}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "uncaught-"));
    const [entry, port] = [join(folder, "program.mjs"), await freePort()];
    await writeFile(entry, program(port, failure));
    const readyUrl = `http://127.0.0.1:${port}/`;
    const started = await startProgram({ entry, readyUrl, readyWithin: 60_000, environment: {} });
    const ending = started.stop();
    if (isRefused) await expect(ending).rejects.toThrow(/met uncaught errors/);
    else await ending;
    await rm(folder, { recursive: true });
  });
}
