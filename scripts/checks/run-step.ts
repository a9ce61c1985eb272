import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "../launch/root.ts";
import type { Step } from "./steps.ts";

export interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs a step from the root; its output goes to the terminal as it comes. */
export async function runStep({ name, command: [program, ...args] }: Step): Promise<Outcome> {
  const begun = Date.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PATH: [join(ROOT, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once("exit", resolve);
  });
  return { name, passed: code === 0, seconds: (Date.now() - begun) / 1000 };
}
