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

/** An entry of a folder is durable only after the folder has been synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names in a folder of the store whose files are older than a point in time. */
async function* before(place: string, names: RegExp, moment: Date): AsyncGenerator<string> {
  const entries = await readdir(place).catch(() => []);
  for (const name of entries.filter((entry) => names.test(entry))) {
    const found = await stat(join(place, name)).catch(() => null);
    if (found?.isFile() && found.mtime <= moment) yield name;
  }
}

/**
 * Stores files in a folder: incoming ones are in a subfolder, from which `keep` moves them.
 *
 * @param names pattern of the file names
 */
export function createLocalStore(folder: string, names = FILE_KEY): FileStore {
  const incomingFolder = join(folder, "incoming");

  async function begin(key: string = randomUUID()): Promise<IncomingFile> {
    if (!names.test(key)) throw new Error(`"${key}" is no name of a file`);
    await mkdir(incomingFolder, { recursive: true, mode: FOLDER_MODE });
    // A unique name, so that it can't collide with leftovers of a crash.
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
