/** Everything under DATA_DIR is for the user that the programs run as, and for nobody else. */
import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;

/** From now on this process makes files with mode 0600 and folders with 0700. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a folder, and entries in it with all that is below them, as an earlier version may have left them
 * open. Other entries stay as they are: they aren't ours. Symbolic links aren't followed.
 *
 * @param names of the entries
 * @returns how many modes were changed
 */
export async function closeToOthers(folder: string, names: RegExp): Promise<number> {
  await mkdir(folder, { recursive: true });
  const entries = (await readdir(folder)).filter((name) => names.test(name));
  let changed = await closeOne(folder);
  for (const name of entries) changed += await closeTree(join(folder, name));
  return changed;
}

async function closeTree(path: string): Promise<number> {
  let changed = await closeOne(path);
  const isFolder = await lstat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const entries = isFolder ? await readdir(path, { withFileTypes: true }).catch(() => []) : [];
  for (const entry of entries) {
    if (entry.isDirectory()) changed += await closeTree(join(path, entry.name));
    else if (entry.isFile()) changed += await closeOne(join(path, entry.name));
  }
  return changed;
}

async function closeOne(path: string): Promise<number> {
  try {
    const found = await lstat(path);
    // A folder that all users of the machine share, such as /tmp, stays open.
    const isShared = (found.mode & 0o1000) !== 0;
    if (found.isSymbolicLink() || isShared || (found.mode & OTHERS) === 0) return 0;
    await chmod(path, found.mode & 0o700);
    return 1;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Deleted meanwhile; or somebody else's, and not ours to change.
    if (code === "ENOENT" || code === "EPERM") return 0;
    throw error;
  }
}
