/** Builds what has changed; turbo knows what that is. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Problem } from "./problem.ts";
import { spawnGroup } from "./process-group.ts";
import { ROOT } from "./root.ts";

const SHOWN_LINES = 40;

export interface BuildOptions {
  /** Names of workspaces to leave out. */
  without: readonly string[];
  signal: AbortSignal;
  say: (line: string) => void;
}

export async function build({ without, signal, say }: BuildOptions): Promise<void> {
  const building = new Map<string, number>();
  const lines: string[] = [];
  const group = spawnGroup(
    join(ROOT, "node_modules/.bin/turbo"),
    [
      "run",
      "build",
      "--ui=stream",
      "--output-logs=hash-only",
      ...without.map((name) => `--filter=!${name}`),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
      onLine: (line) => {
        const text = stripVTControlCharacters(line);
        lines.push(text);
        const name = /^(\S+):build: cache miss, executing/.exec(text)?.[1];
        if (name === undefined || building.has(name)) return;
        building.set(name, Date.now());
        say(`Building ${name}…`);
      },
    },
  );
  const stop = () => void group.stop();
  signal.addEventListener("abort", stop);
  const { code } = await group.exited;
  signal.removeEventListener("abort", stop);
  if (signal.aborted || code === 0) return;
  throw new Problem(...failureLines(lines));
}

/** The end of the failed workspace's own log, which turbo keeps beside it. */
function failureLines(lines: readonly string[]): string[] {
  const failed = lines.flatMap((line) => /^\s*Failed:\s+(\S+?)#build/.exec(line)?.[1] ?? []);
  const name = failed[0];
  if (name === undefined) return [...lines.slice(-SHOWN_LINES), "The build failed."];
  const folder = ["apps", "packages"].map((parent) => join(ROOT, parent, name.split("/").at(-1)!));
  const log = folder.map((path) => join(path, ".turbo/turbo-build.log")).find(existsSync);
  const end = log ? readFileSync(log, "utf8").trimEnd().split("\n").slice(-SHOWN_LINES) : lines;
  return [...end, `The build of ${name} failed, see above.`];
}
