/**
 * `node src/backup/cli.ts backup [FILE]`, `restore FILE` and `move-files to-bucket|to-folder [--dry-run]`,
 * for the deployment that the environment describes. The file `-` is standard input or output.
 */
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeFilesPrivate } from "@kdl/runtime/process/private-files";
import { env } from "../env.ts";
import { makeBackup } from "./make-backup.ts";
import { BackupProblem, type Manifest } from "./manifest.ts";
import { moveTask } from "./move-task.ts";
import { type Place, placeOf } from "./place.ts";
import { restoreBackup } from "./restore-backup.ts";

makeFilesPrivate();

const usage = "usage: backup [FILE] | restore FILE | move-files to-bucket|to-folder [--dry-run]";
const PIPE = "-";

async function run([task, file, ...more]: readonly (string | undefined)[]): Promise<string> {
  if (task === "move-files") return moveTask(env, [file, ...more], usage);
  const place = await placeOf(env);
  const now = new Date();
  if (task === "backup") {
    const target = file ?? `backups/site-${moment(now)}.tar.gz`;
    const { path, isPipe } = pathOf(target, place);
    const manifest = await makeBackup(place, path, now);
    if (isPipe) await pipeline(createReadStream(path), process.stdout).finally(() => rm(path));
    return `${isPipe ? "" : `${target}: `}${size(manifest)}`;
  }
  if (task !== "restore" || file === undefined) throw new BackupProblem(usage);
  const known = await migrationsOf(place.database.kind);
  const { path, isPipe } = pathOf(file, place);
  try {
    await mkdir(place.dataDir, { recursive: true });
    if (isPipe) await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    return `Restored ${size(await restoreBackup(place, path, known))}`;
  } finally {
    if (isPipe) await rm(path, { force: true });
  }
}

const moment = (now: Date) => now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");

/** Piped data is stored on the disk first: it must be complete before it is used. */
function pathOf(file: string, { dataDir }: Place): { path: string; isPipe: boolean } {
  if (file !== PIPE) return { path: file, isPipe: false };
  return { path: join(dataDir, `.pipe-${randomUUID()}`), isPipe: true };
}

/** Loaded dynamically, from the file names. */
async function migrationsOf(kind: Manifest["database"]): Promise<string[]> {
  const names = await readdir(join(import.meta.dirname, "../migrations", kind));
  return names.map((name) => parse(name).name);
}

function size({ created, files }: Manifest): string {
  const all = Object.values(files);
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
  return `${all.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MiB, as of ${created}`;
}

try {
  // Keeps standard output free for the backup.
  process.stderr.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const message = error instanceof BackupProblem ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
