/** Finds the files that a program needs at run time, by following its imports. */
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { nodeFileTrace } from "@vercel/nft";

/**
 * @param root what all paths are relative to
 * @param entries programs, from the root
 * @param leaveOut whether to leave out a file, from the root, with everything that only it needs
 * @returns files and symbolic links, from the root
 */
export async function trace(
  root: string,
  entries: readonly string[],
  leaveOut: (path: string) => boolean,
): Promise<Set<string>> {
  const { fileList } = await nodeFileTrace([...entries], {
    base: root,
    processCwd: root,
    ignore: leaveOut,
    readFile: readSource,
  });
  return fileList;
}

/** Our own sources run as they are; the tracer reads only JavaScript. */
async function readSource(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, "utf8");
    const ours = path.endsWith(".ts") && !path.includes("/node_modules/");
    return ours ? stripTypeScriptTypes(text) : text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR") return null;
    throw error;
  }
}
