/** The programs that make up the site, and how long to wait for each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isComplaint, isStack, reasonIn, redact, toLogLine } from "./log-line.ts";
import { Problem } from "./problem.ts";
import { type Exit, type ProcessGroup, spawnGroup } from "./process-group.ts";
import { ROOT } from "./root.ts";

const KEPT_LINES = 40;
/** Output may still arrive after a program has ended. */
const OUTPUT_DELAY_MS = 100;

export interface ServiceOptions {
  /** Prefix of every line. */
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
  /** Resolves with the reason when the program ends by itself; stays pending after `stop`. */
  ended: Promise<string>;
  stop: ProcessGroup["stop"];
}

export function startService(options: ServiceOptions): Service {
  const complaints: string[] = [];
  let stopping = false;
  const folder = join(ROOT, options.folder);
  const group = spawnGroup(process.execPath, nodeArguments(folder, options.script), {
    cwd: folder,
    env: options.env,
    onLine: (raw, stream) => {
      const line = toLogLine(redact(raw, options.secrets));
      if (line === null || (!options.stacks && isStack(line))) return;
      if (isComplaint(raw, stream)) complaints.push(line);
      if (complaints.length > KEPT_LINES) complaints.shift();
      options.say(`${options.label}  ${line}`);
    },
  });
  const ended = group.exited.then(async (exit): Promise<string> => {
    await sleep(OUTPUT_DELAY_MS);
    if (stopping) return new Promise(() => undefined);
    return reasonIn(complaints) ?? describeExit(exit);
  });
  return {
    ended,
    stop: () => {
      stopping = true;
      return group.stop();
    },
  };
}

function describeExit({ code, signal }: Exit): string {
  if (signal === "SIGKILL") return "it was killed (SIGKILL), perhaps because memory ran out";
  return signal === null ? `it exited with code ${code}` : `it was ended by ${signal}`;
}

/**
 * Reads a script of the form `node …`, so that it runs without a shell between us and the program:
 * signals reach it directly, and we see its exit.
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
