/** The programs that make up the site, and how long to wait for each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isStack, reasonIn, redact, toLogLine } from "./log-line.ts";
import { Problem } from "./problem.ts";
import { type ProcessGroup, spawnGroup } from "./process-group.ts";
import { ROOT } from "./root.ts";

const KEPT_LINES = 40;
/** Output may still be on its way when a program has ended. */
const LAST_WORDS_MS = 100;

export interface ServiceOptions {
  /** Stands before every line. */
  label: string;
  /** Workspace, from the root. */
  folder: string;
  /** Script of its package.json. */
  script: string;
  env: NodeJS.ProcessEnv;
  secrets: readonly string[];
  /** Whether stack traces are shown. */
  stacks: boolean;
  say: (line: string) => void;
}

export interface Service {
  /** Settles only when the program ends by itself: rejects with the reason. */
  failed: Promise<never>;
  stop: ProcessGroup["stop"];
}

export function startService(options: ServiceOptions): Service {
  const last: string[] = [];
  let stopping = false;
  const folder = join(ROOT, options.folder);
  const group = spawnGroup(process.execPath, nodeArguments(folder, options.script), {
    cwd: folder,
    env: options.env,
    onLine: (raw) => {
      const line = toLogLine(redact(raw, options.secrets));
      if (line === null || (!options.stacks && isStack(line))) return;
      last.push(line);
      if (last.length > KEPT_LINES) last.shift();
      options.say(`${options.label}  ${line}`);
    },
  });
  const failed = group.exited.then(async (code): Promise<never> => {
    await sleep(LAST_WORDS_MS);
    // A stop that was asked for is no failure: this promise then stays open.
    if (stopping) return new Promise(() => undefined);
    const reason = reasonIn(last) ?? `exit code ${code}`;
    throw new Problem(`The ${options.label.trim()} has stopped: ${reason}`);
  });
  // Whoever waits for it hears of it; nobody else needs to.
  failed.catch(() => undefined);
  return {
    failed,
    stop: () => {
      stopping = true;
      return group.stop();
    },
  };
}

/**
 * Reads a script of the form `node …`, so that it runs without a shell between us and the program: a
 * signal then reaches it directly, and its end is ours to see.
 */
function nodeArguments(folder: string, script: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts?: Record<string, string>;
  };
  const [program, ...args] = manifest.scripts?.[script]?.split(" ") ?? [];
  if (program !== "node")
    throw new Problem(`${folder}: the script ${script} has to begin with node`);
  return args;
}
