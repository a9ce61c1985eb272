import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { spawnGroup } from "./process-group.ts";

/** Starts a child of its own, says its id, and does not care for SIGTERM where told so. */
const PARENT = `
  const child = require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" });
  if (process.argv[1] === "stubborn") process.on("SIGTERM", () => undefined);
  console.log(child.pid);
  setInterval(() => undefined, 1000);
`;

async function startParent(manner: string) {
  const lines: string[] = [];
  const group = spawnGroup(process.execPath, ["-e", PARENT, manner], {
    cwd: "/",
    env: process.env,
    onLine: (line) => lines.push(line),
    graceMs: 1_000,
  });
  while (lines.length === 0) await sleep(20);
  return { group, grandchild: Number(lines[0]) };
}

/** Whether a process runs; one that has ended and waits for its parent to notice does not. */
async function runs(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !/\) Z /.test(stat);
}

test.skipIf(process.platform !== "linux").each(["willing", "stubborn"])(
  "a %s program ends with all that it started",
  { timeout: 20_000 },
  async (manner) => {
    const { group, grandchild } = await startParent(manner);
    expect(await runs(grandchild)).toBe(true);
    await group.stop();
    await group.exited;
    expect(await runs(grandchild)).toBe(false);
  },
);

test("a program that doesn't exist counts as one that failed", async () => {
  const lines: string[] = [];
  const group = spawnGroup("no-such-program", [], {
    cwd: "/",
    env: process.env,
    onLine: (line) => lines.push(line),
  });
  expect(await group.exited).toEqual({ code: 1, signal: null });
  expect(lines.join()).toContain("no-such-program");
});
