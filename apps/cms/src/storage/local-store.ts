import { randomUUID } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { join } from "node:path";
import { FILE_KEY, type FileStore, type IncomingFile } from "./file-store.ts";

/** Only for the user that the server runs as. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Names in a folder are on the disk only when the folder itself is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names in a folder of this store that belong to files from before a moment. */
async function* before(place: string, names: RegExp, moment: Date): AsyncGenerator<string> {
  const entries = await readdir(place).catch(() => []);
  for (const name of entries.filter((entry) => names.test(entry))) {
    const found = await stat(join(place, name)).catch(() => null);
    if (found?.isFile() && found.mtime <= moment) yield name;
  }
}

/**
 * Keeps files in a folder: what comes in lies in one inside it, and is renamed when it is kept.
 *
 * @param names what names of files look like
 */
export function createLocalStore(folder: string, names = FILE_KEY): FileStore {
  const incomingFolder = join(folder, "incoming");

  async function begin(key: string = randomUUID()): Promise<IncomingFile> {
    if (!names.test(key)) throw new Error(`"${key}" is no name of a file`);
    await mkdir(incomingFolder, { recursive: true, mode: FOLDER_MODE });
    // A name of its own: what a crash has left of the same file is in nobody's way.
    const path = join(incomingFolder, randomUUID());
    const handle = await open(path, "wx", FILE_MODE);
    let isOpen = true;
    const close = async () => {
      if (isOpen) await handle.close();
      isOpen = false;
    };
    return {
      key,
      async write(chunk) {
        await handle.writeFile(chunk);
      },
      async finish() {
        await handle.sync();
        await close();
      },
      read: () => readFile(path),
      async keep() {
        await rename(path, join(folder, key));
        await syncFolder(folder);
      },
      async discard() {
        await close();
        await rm(path, { force: true });
      },
    };
  }

  return {
    begin,
    async open(key) {
      if (!names.test(key)) return null;
      const handle = await open(join(folder, key)).catch(() => null);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    async remove(key) {
      if (names.test(key)) await rm(join(folder, key), { force: true });
    },
    keysBefore: (moment) => before(folder, names, moment),
    async check() {
      await mkdir(incomingFolder, { recursive: true, mode: FOLDER_MODE });
      for (const place of [folder, incomingFolder]) await access(place, constants.W_OK);
    },
    async removeUnfinished(moment) {
      for await (const name of before(incomingFolder, FILE_KEY, moment)) {
        await rm(join(incomingFolder, name), { force: true });
      }
    },
  };
}
