import { runCmsTask } from "./cms-task.ts";
import { loadDotEnv, readSettings } from "./settings.ts";

/** Runs a task of the CMS's backup program on the configured data folder. @returns the exit code */
export async function runBackupTask(
  task: "backup" | "restore" | "move-files",
  args: readonly string[],
): Promise<number> {
  loadDotEnv();
  const { DATA_DIR } = readSettings(process.env);
  return runCmsTask("backup/cli.ts", [task, ...args], { DATA_DIR });
}
