/** A disk that can be full without harm to anybody else: a few MB of memory, mounted by root. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const SIZE = "96m";
const PIECE = Buffer.alloc(64 * 1024, "x");

export interface SmallDisk {
  fill(): void;
  free(): void;
  unmount(): void;
}

/** @returns `null` where one may not mount */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    const options = ["-t", "tmpfs", "-o", `size=${SIZE},mode=0700`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    return null;
  }
  const filler = join(folder, ".filler");
  return {
    fill() {
      try {
        for (;;) appendFileSync(filler, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync("umount", ["--lazy", folder], { stdio: "ignore" }),
  };
}
