import { lstat, readdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const MAX_FILES = 20_000;
const MAX_DEPTH = 30;

/** Files in a folder, by their paths relative to it, separated by `/`. */
export interface FolderFiles {
  /** Sorted. */
  paths: string[];
  /** Symbolic links, and files beyond the limits on depth and number. */
  skipped: string[];
}

/** Lists a folder. Hidden files are left out, and symbolic links aren't followed. */
export async function filesIn(root: string): Promise<FolderFiles> {
  const found: FolderFiles = { paths: [], skipped: [] };
  await addFiles(found, root, "", 0);
  return { ...found, paths: found.paths.toSorted() };
}

async function addFiles(found: FolderFiles, root: string, folder: string, depth: number) {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const isTooMuch = depth >= MAX_DEPTH || found.paths.length >= MAX_FILES;
    if (isTooMuch || entry.isSymbolicLink()) found.skipped.push(path);
    else if (entry.isDirectory()) await addFiles(found, root, path, depth + 1);
    else if (entry.isFile()) found.paths.push(path);
  }
}

/**
 * A file below a folder. Symbolic links may lead to it, but not out of the folder.
 *
 * @param path relative to the folder, separated by `/`
 * @returns its absolute path; `null` if there is none, or it lies outside
 */
export async function fileBelow(root: string, path: string): Promise<string | null> {
  if (path.includes("\0")) return null;
  const inside = join(root, path);
  if (relative(root, inside).startsWith("..")) return null;
  try {
    const [realRoot, real] = [await realpath(root), await realpath(inside)];
    if (!real.startsWith(realRoot + sep)) return null;
    return (await lstat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}
