/** `npm run restore -- FILE`: puts a backup where there is nothing yet. */
import { runBackupTask } from "./launch/backup-task.ts";

/** @returns the exit code */
export const run = (args: readonly string[]): Promise<number> => runBackupTask("restore", args);
