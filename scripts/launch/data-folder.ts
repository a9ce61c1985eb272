import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.ts";

/** Makes the data folder where it is missing, and makes sure that it can be written. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(`DATA_DIR: cannot write to ${folder} (${code})`);
  }
}
