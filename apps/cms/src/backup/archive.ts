/** Packs a folder into one compressed file, and unpacks it after verifying every byte. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract, list } from "tar";
import { BackupProblem, MANIFEST, type Manifest, readManifest } from "./manifest.ts";

/** Packs `folder` and its manifest. The file only appears once complete, and only its owner can read it. */
export async function pack(
  folder: string,
  about: Omit<Manifest, "files">,
  file: string,
): Promise<Manifest> {
  const manifest: Manifest = { ...about, files: await digests(folder) };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  const part = `${file}.part`;
  try {
    // The manifest first, so that it can be read without the rest.
    const paths = [MANIFEST, ...Object.keys(manifest.files)];
    await create({ gzip: true, portable: true, cwd: folder, file: part, mode: 0o600 }, paths);
    await chmod(part, 0o600);
    const handle = await open(part, "r");
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return manifest;
}

/**
 * Unpacks into an empty folder.
 *
 * @throws {BackupProblem} if the file isn't a backup, is truncated, or any byte has changed
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    // Verify everything before writing: an extraction that fails half-way keeps writing for a while.
    await list({ file, strict: true });
    await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new BackupProblem(`There is no file ${file}.`);
    throw new BackupProblem("This file is damaged, or isn't a backup. Nothing was changed.");
  }
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => "");
  const manifest = readManifest(text);
  await rm(join(folder, MANIFEST));
  const found = await digests(folder);
  const paths = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  for (const path of paths) {
    if (found[path]?.sha256 !== manifest.files[path]?.sha256) {
      throw new BackupProblem(`This backup is damaged: ${path} isn't as it was packed.`);
    }
  }
  return manifest;
}

async function digests(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
  const files: Manifest["files"] = {};
  for (const path of paths) files[path] = await digest(join(folder, path));
  return files;
}

async function digest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}
