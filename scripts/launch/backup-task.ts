import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { loadDotEnv, readSettings } from "./settings.ts";

/** The CMS knows what it keeps and where; this finds out where that is. @returns the exit code */
export async function runBackupTask(
  task: "backup" | "restore" | "move-files",
  args: readonly string[],
): Promise<number> {
  loadDotEnv();
  const { DATA_DIR } = readSettings(process.env);
  const program = join(ROOT, "apps/cms/src/backup/cli.ts");
  const child = spawn(process.execPath, [program, task, ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, DATA_DIR },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}
