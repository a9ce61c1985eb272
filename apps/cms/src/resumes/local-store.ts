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
import { type IncomingResume, RESUME_KEY, type ResumeStore } from "./resume-store.ts";

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
async function* before(place: string, moment: Date): AsyncGenerator<string> {
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((entry) => RESUME_KEY.test(entry))) {
    const found = await stat(join(place, name)).catch(() => null);
    if (found && found.mtime <= moment) yield name;
  }
}

/** Keeps resumes in a folder: what comes in lies in one inside it, and is renamed when it is kept. */
export function createLocalStore(folder: string): ResumeStore {
  const incomingFolder = join(folder, "incoming");

  async function begin(): Promise<IncomingResume> {
    await mkdir(incomingFolder, { recursive: true, mode: FOLDER_MODE });
    const key = randomUUID();
    const path = join(incomingFolder, key);
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
      if (!RESUME_KEY.test(key)) return null;
      const handle = await open(join(folder, key)).catch(() => null);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    async remove(key) {
      if (RESUME_KEY.test(key)) await rm(join(folder, key), { force: true });
    },
    keysBefore: (moment) => before(folder, moment),
    async check() {
      await mkdir(incomingFolder, { recursive: true, mode: FOLDER_MODE });
      for (const place of [folder, incomingFolder]) await access(place, constants.W_OK);
    },
    async removeUnfinished(moment) {
      for await (const name of before(incomingFolder, moment)) {
        await rm(join(incomingFolder, name), { force: true });
      }
    },
  };
}
