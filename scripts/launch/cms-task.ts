import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/** Runs a program of the CMS. @param program path in `apps/cms/src` @returns the exit code */
export async function runCmsTask(
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<number> {
  const path = join(ROOT, "apps/cms/src", program);
  const child = spawn(process.execPath, [path, ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}
