/** The files under DATA_DIR that a backup has: all but what is made again, or guarded by itself. */
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Resized images are made again. Secrets stay out, so that who finds a backup can't sign anything; new
 * ones are made where none are. The database has a way of its own.
 */
const LEFT_OUT = /^(?:cache|secrets|\..*|cms\.db.*)$/;
/** Files that are still coming in; nothing speaks of them yet. */
const INCOMING = "incoming";

/** Names of the folders and files that there are. */
export async function keptEntries(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => !LEFT_OUT.test(name));
}

/**
 * Takes hold of all files under other names, without copying where the disk allows it: what is deleted
 * afterwards stays. Files are written once and then only deleted, so a second name is as good as a copy.
 * May be called again for what has come since.
 */
export async function holdFiles(dataDir: string, folder: string): Promise<void> {
  for (const name of await keptEntries(dataDir))
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
    // Held already, or deleted just now.
    if (code === "EEXIST" || code === "ENOENT") return;
    await copyFile(from, to);
  }
}
