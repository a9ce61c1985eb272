/** A disk that can be filled without harming other programs: a few MB of memory, mounted by root. */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SIZE = "96m";
/** Ends with the small one, so that not even one page is left. */
const PIECES = [64 * 1024, 1024].map((size) => Buffer.alloc(size, "x"));
/** The programs that use the disk free some of it now and then. */
const AGAIN_AFTER_MS = 50;

export interface SmallDisk {
  /** Keeps the disk full, to the last byte, until `free` is called. */
  fill(): void;
  free(): void;
  unmount(): void;
}

/** @returns `null` if this user may not mount */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    const options = ["-t", "tmpfs", "-o", `size=${SIZE},mode=0700`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    return null;
  }
  const filler = join(folder, ".filler");
  let timer: NodeJS.Timeout | null = null;

  function fillUp(): void {
    for (const piece of PIECES) {
      try {
        for (;;) appendFileSync(filler, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  }

  return {
    fill() {
      emptyLog(join(folder, "cms.db"));
      fillUp();
      timer = setInterval(fillUp, AGAIN_AFTER_MS);
    },
    free() {
      if (timer) clearInterval(timer);
      rmSync(filler, { force: true });
    },
    unmount: () => void execFileSync("umount", ["--lazy", folder], { stdio: "ignore" }),
  };
}

/** SQLite reuses its write-ahead log, so the space in it would last for a while. */
function emptyLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}
