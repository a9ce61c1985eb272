/** Makes everything under DATA_DIR private to the user that runs the programs. */
import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;

/** From now on this process creates files with mode 0600 and folders with 0700. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Makes a folder private, and those of its entries that match, recursively: earlier versions may have left
 * them readable. Other entries aren't ours and stay as they are. Symbolic links aren't followed.
 *
 * @param names pattern of the entries
 * @returns how many modes were changed
 */
export async function restrictToOwner(folder: string, names: RegExp): Promise<number> {
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
    // Folders shared by all users of the machine, such as /tmp, stay as they are.
    const isShared = (found.mode & 0o1000) !== 0;
    if (found.isSymbolicLink() || isShared || (found.mode & OTHERS) === 0) return 0;
    await chmod(path, found.mode & 0o700);
    return 1;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Deleted in the meantime, or owned by another user.
    if (code === "ENOENT" || code === "EPERM") return 0;
    throw error;
  }
}
