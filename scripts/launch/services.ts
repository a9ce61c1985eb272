/** The programs that make up the site, and how long to wait for each. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { reasonIn, redact, toLogLine } from "./log-line.ts";
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
  const group = spawnGroup(process.execPath, ["--run", options.script], {
    cwd: join(ROOT, options.folder),
    env: options.env,
    onLine: (raw) => {
      const line = toLogLine(redact(raw, options.secrets));
      if (line === null) return;
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
