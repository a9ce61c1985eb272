import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pack } from "./archive.ts";
import { fetchBucket } from "./bucket-files.ts";
import { holdFiles } from "./data-folders.ts";
import type { Manifest } from "./manifest.ts";
import type { Place } from "./place.ts";

/** Folders inside a backup. */
export const inside = { database: "database", files: "data", bucket: "bucket" } as const;

/**
 * Makes one file of everything, while the site is in use. A row and its file belong together: files are
 * held first, then comes the database as of one moment, then the files that have come since. So every
 * file of which the database speaks is there, and at worst one more.
 *
 * @param file where the backup goes; it replaces one of the same name when it is whole
 * @throws {BackupProblem}
 */
export async function makeBackup(place: Place, file: string, now: Date): Promise<Manifest> {
  const { dataDir, database, bucket } = place;
  const target = resolve(file);
  // On the same disk, so that files get a second name in place of a copy.
  const folder = join(dataDir, `.backup-${randomUUID()}`);
  const [files, objects, dump] = [inside.files, inside.bucket, inside.database].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  try {
    await mkdir(dump, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await holdFiles(dataDir, files);
    if (bucket) await fetchBucket(bucket, objects);
    const migrations = await database.dump(dump);
    await holdFiles(dataDir, files);
    if (bucket) await fetchBucket(bucket, objects);
    const about = { created: now.toISOString(), database: database.kind, migrations };
    return await pack(folder, { format: 1, ...about }, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
