import type { Environment } from "@kdl/schemas/environment";
import { bucketStores, folderStores } from "../storage/open-store.ts";
import { BackupProblem } from "./manifest.ts";
import { moveFiles } from "./move-files.ts";

const ways = ["to-bucket", "to-folder"];
const DRY_RUN = "--dry-run";

/**
 * `move-files to-bucket|to-folder [--dry-run]`.
 *
 * @returns what it did, in a line
 * @throws {BackupProblem}
 */
export async function moveTask(
  env: Environment,
  args: readonly (string | undefined)[],
  usage: string,
): Promise<string> {
  const given = args.filter((arg) => arg !== undefined);
  const way = given.find((arg) => ways.includes(arg));
  const isDryRun = given.includes(DRY_RUN);
  if (!way || given.length !== (isDryRun ? 2 : 1)) throw new BackupProblem(usage);
  const { S3_BUCKET: bucket } = env;
  if (!bucket) throw new BackupProblem("Set S3_BUCKET, and what else names the bucket, both ways.");
  const [folder, inBucket] = [folderStores(env), await bucketStores(env, bucket)];
  const [from, to] = way === "to-bucket" ? [folder, inBucket] : [inBucket, folder];
  const { moved, differing } = await moveFiles({ from, to, isDryRun });
  if (differing.length > 0) {
    const list = differing.slice(0, 20).join(", ");
    throw new BackupProblem(
      `Moved ${moved} files. ${differing.length} lie in both places and differ; they were left alone: ${list}`,
    );
  }
  return isDryRun ? `${moved} files to move, none was moved` : `Moved ${moved} files`;
}
