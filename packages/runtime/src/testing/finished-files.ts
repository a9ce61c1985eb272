import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface FinishedFile {
  /** Relative to the folder. */
  path: string;
  bytes: Buffer;
}

/**
 * Reads the finished files of a folder, at any depth, while a program writes into it: those with their final
 * name. Files and folders may be created, removed and renamed in the meantime.
 */
export function* finishedFiles(folder: string, below = ""): Generator<FinishedFile> {
  const entries = unlessGone(() => readdirSync(join(folder, below), { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) yield* finishedFiles(folder, path);
    if (!entry.isFile() || entry.name.endsWith(".part")) continue;
    const bytes = unlessGone(() => readFileSync(join(folder, path)));
    if (bytes !== null) yield { path, bytes };
  }
}

function unlessGone<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
