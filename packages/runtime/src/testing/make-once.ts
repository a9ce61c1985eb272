import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const LIMIT_MS = 200_000;

/**
 * Makes a folder that the workers of a test run share: one of them makes it, the others wait. A worker that
 * fails leaves it to the next one.
 * @param folder its parent has to exist
 * @param make creates and fills the folder at the given path
 */
export async function makeOnce(
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> {
  const lock = `${folder}.lock`;
  const deadline = Date.now() + LIMIT_MS;
  while (!existsSync(folder)) {
    if (Date.now() > deadline) throw new Error(`No worker has made ${folder}`);
    if (tryToLock(lock))
      await makeLocked(folder, make).finally(() => rmSync(lock, { recursive: true }));
    else await delay(50);
  }
}

/** Workers are processes, so only the file system can tell which one is first. */
function tryToLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function makeLocked(folder: string, make: (unfinished: string) => Promise<void>) {
  // Another worker may have finished between the check and the lock.
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  renameSync(unfinished, folder);
}
