/** Finds pictures of WordPress in a copy of its folder `wp-content/uploads`. */
import { fileBelow } from "./files-in-folder.ts";

/** The original of a picture, first of all: sizes that WordPress makes are called `name-1024x683.jpg`. */
export function fileNamesOf(path: string): string[] {
  const found = /^(.*?)((?:-\d{2,5}x\d{2,5}|-scaled|-rotated|-e\d{9,})*)(\.\w+)$/.exec(path);
  if (!found) return [path];
  const [, stem, , extension] = found;
  return [...new Set([`${stem}${extension}`, `${stem}-scaled${extension}`, path])];
}

/** The part of an address below `wp-content/uploads/`; `null` if it isn't there. */
export function uploadPath(address: string): string | null {
  const path = /\/(?:wp-content\/uploads|files)\/([^?#]+)/i.exec(address)?.[1];
  if (path === undefined) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * @param folder `uploads`, or a folder above it
 * @param path from `uploads`
 */
export async function findUpload(
  folder: string,
  path: string,
): Promise<{ key: string; path: string } | null> {
  for (const key of fileNamesOf(path)) {
    for (const above of ["", "uploads/", "wp-content/uploads/"]) {
      const file = await fileBelow(folder, above + key);
      if (file !== null) return { key, path: file };
    }
  }
  return null;
}
