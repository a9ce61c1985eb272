import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";

/** Answers `/` once it is told to close, and `/never` never; logs what it does. */
const PROGRAM = `
  import { createServer } from "node:http";
  import { closeOnSignals } from "@kdl/runtime/process/close-on-signals";
  import { closableWithNotice } from "./src/lifecycle/close-server.ts";
  import { afterLastRequest, closeInOrder, isClosing, whenClosing } from "./src/lifecycle/closing.ts";
  const [cutMs] = process.argv.slice(1);
  const server = createServer((request, response) => {
    console.log(request.url);
    if (request.url !== "/never") setInterval(() => isClosing() && response.end("done"), 20);
  });
  const closeServer = closableWithNotice(server);
  closeOnSignals({ server, close: () => closeInOrder(closeServer), cutMs: Number(cutMs) });
  whenClosing(async () => console.log("closing"));
  // Called after closeOnSignals has done what it does with a signal.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => console.log(signal));
  afterLastRequest(async () => { throw new Error("no matter"); });
  afterLastRequest(async () => console.log("tidied up"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

async function start(cutMs = 20_000) {
  const child = spawn(
    process.execPath,
    ["--input-type=module-typescript", "-e", PROGRAM, String(cutMs)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(child, "exit").then(([code]) => code as number);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  const says = async (text: string) => {
    while (!output.includes(text)) await delay(10);
  };
  await says("\n");
  const port = Number.parseInt(output, 10);
  /** Resolves with everything received before the connection ended. */
  const ask = async (path: string) => {
    const asked = request({ port, host: "127.0.0.1", path });
    const reply = new Promise<string>((resolve) => {
      asked.on("error", () => resolve("cut"));
      asked.on("response", (response) =>
        response.on("data", (chunk) => resolve(`${response.headers.connection} ${String(chunk)}`)),
      );
    });
    asked.end();
    await says(path);
    return { reply };
  };
  return { child, ended, ask, says, output: () => output };
}

test("answers requests in progress, cleans up, and exits with 0", async () => {
  const { child, ended, ask, output } = await start();
  const { reply } = await ask("/");
  child.kill("SIGTERM");
  expect(await reply).toBe("close done");
  expect(await ended).toBe(0);
  expect(output()).toMatch(/closing\nSIGTERM\ntidied up\n$/);
});

test("cuts off requests that don't end, and still cleans up", async () => {
  const { child, ended, ask, output } = await start(100);
  const { reply } = await ask("/never");
  child.kill("SIGTERM");
  expect(await reply).toBe("cut");
  expect(await ended).toBe(0);
  expect(output()).toMatch(/tidied up\n$/);
});

test("another signal ends it at once; duplicates right after the first count as one", async () => {
  const { child, ended, ask, says, output } = await start();
  const { reply } = await ask("/never");
  child.kill("SIGINT");
  child.kill("SIGTERM");
  // The process has survived both.
  await says("SIGINT");
  await says("SIGTERM");
  const again = setInterval(() => child.kill("SIGINT"), 100);
  expect(await ended).toBe(1);
  clearInterval(again);
  expect(await reply).toBe("cut");
  expect(output()).not.toContain("tidied up");
});
