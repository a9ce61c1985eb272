import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface FinishedFile {
  /** Below the folder. */
  path: string;
  bytes: Buffer;
}

/**
 * The files of a folder into which a running program writes, at any depth: those that have their
 * final name. Files and folders may come, go and be renamed meanwhile.
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
