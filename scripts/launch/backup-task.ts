import { runCmsTask } from "./cms-task.ts";
import { loadDotEnv, readSettings } from "./settings.ts";

/** The CMS knows what it keeps and where; this finds out where that is. @returns the exit code */
export async function runBackupTask(
  task: "backup" | "restore" | "move-files",
  args: readonly string[],
): Promise<number> {
  loadDotEnv();
  const { DATA_DIR } = readSettings(process.env);
  return runCmsTask("backup/cli.ts", [task, ...args], { DATA_DIR });
}
