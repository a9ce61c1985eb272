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
 * Makes one backup file while the site is in use. Files are linked first, then the database is dumped, then
 * new files are linked, so that the backup contains every file that its database refers to, and at worst a
 * few more.
 *
 * @param file path of the backup; an existing one is replaced once the new one is complete
 * @throws {BackupProblem}
 */
export async function makeBackup(place: Place, file: string, now: Date): Promise<Manifest> {
  const { dataDir, database, bucket } = place;
  const target = resolve(file);
  // On the same disk, so that files can be hard-linked.
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
