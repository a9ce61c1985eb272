/** `npm run backup [-- FILE]`: everything that the site keeps in one file, while it is in use. */
import { runBackupTask } from "./launch/backup-task.ts";

/** @returns the exit code */
export const run = (args: readonly string[]): Promise<number> => runBackupTask("backup", args);
