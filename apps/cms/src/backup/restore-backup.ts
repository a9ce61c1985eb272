import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { unpack } from "./archive.ts";
import { fillBucket } from "./bucket-files.ts";
import { dataEntries } from "./data-folders.ts";
import { inside } from "./make-backup.ts";
import { BackupProblem, type Manifest } from "./manifest.ts";
import type { Place } from "./place.ts";

/**
 * Restores a backup into an empty deployment. A failure leaves it as it was, except for objects in a
 * bucket, to which nothing refers then.
 *
 * @param known names of the migrations that this version of the site knows
 * @throws {BackupProblem} if the backup is damaged or doesn't fit, or the deployment isn't empty
 */
export async function restoreBackup(
  place: Place,
  file: string,
  known: readonly string[],
): Promise<Manifest> {
  const { dataDir, database, bucket } = place;
  await mkdir(dataDir, { recursive: true });
  await refuseFull(place);
  const folder = join(dataDir, `.restore-${randomUUID()}`);
  const moved: string[] = [];
  try {
    await mkdir(folder);
    const manifest = await unpack(file, folder);
    refuseUnfit(manifest, place, known);
    const files = join(folder, inside.files);
    for (const name of await readdir(files).catch(() => [])) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(files, name), join(dataDir, name));
      moved.push(name);
    }
    if (bucket) await fillBucket(bucket, join(folder, inside.bucket));
    await database.load(join(folder, inside.database));
    return manifest;
  } catch (error) {
    for (const name of moved) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseFull({ dataDir, database }: Place): Promise<void> {
  if (!(await database.isEmpty())) {
    throw new BackupProblem(
      "There is a database already. Restore into an empty place, then exchange the two.",
    );
  }
  for (const name of await dataEntries(dataDir)) {
    const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true });
    if (entries.some((entry) => entry.isFile())) {
      throw new BackupProblem(`There are files in ${join(dataDir, name)} already.`);
    }
  }
}

function refuseUnfit(manifest: Manifest, place: Place, known: readonly string[]): void {
  const { database, migrations, files } = manifest;
  if (database !== place.database.kind) {
    const [has, is] = [database, place.database.kind].map(
      (kind) => ({ sqlite: "SQLite", postgres: "PostgreSQL" })[kind],
    );
    throw new BackupProblem(`This is a backup of ${has}, and DATABASE_URL says ${is}.`);
  }
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupProblem(`This backup is of a newer version of the site (${unknown.at(-1)}).`);
  }
  const hasObjects = Object.keys(files).some((path) => path.startsWith(`${inside.bucket}/`));
  if (hasObjects && place.bucket === null) {
    throw new BackupProblem("This backup has files of a bucket: set S3_BUCKET to where they go.");
  }
}
