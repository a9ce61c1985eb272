/** The files under DATA_DIR that are part of a backup. */
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Resized images are left out, as they are generated again. So are secrets, so that a stolen backup can't
 * be used to sign anything; missing ones are generated. The database is backed up separately.
 */
const LEFT_OUT = /^(?:cache|secrets|\..*|cms\.db.*)$/;
/** Uploads in progress; nothing refers to them yet. */
const INCOMING = "incoming";

/** Names of the existing folders and files. */
export async function dataEntries(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => !LEFT_OUT.test(name));
}

/**
 * Hard-links all files, so that they survive deletion, or copies them if the disk doesn't support links.
 * Files are never changed after they are written, so a link is as good as a copy. A second call adds new
 * files.
 */
export async function holdFiles(dataDir: string, folder: string): Promise<void> {
  for (const name of await dataEntries(dataDir))
    await hold(join(dataDir, name), join(folder, name));
}

async function hold(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    await mkdir(dirname(to), { recursive: true });
    await secondName(from, to);
    return;
  }
  for (const entry of entries) {
    if (entry.isDirectory() && entry.name === INCOMING) continue;
    if (entry.isDirectory() || entry.isFile()) {
      await hold(join(from, entry.name), join(to, entry.name));
    }
  }
}

async function secondName(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Linked already, or deleted just now.
    if (code === "EEXIST" || code === "ENOENT") return;
    await copyFile(from, to);
  }
}
