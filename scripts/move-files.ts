/** `npm run move-files -- to-bucket|to-folder [--dry-run]`: moves files between `DATA_DIR` and the bucket. */
import { runBackupTask } from "./launch/backup-task.ts";

/** @returns the exit code */
export const run = (args: readonly string[]): Promise<number> => runBackupTask("move-files", args);
