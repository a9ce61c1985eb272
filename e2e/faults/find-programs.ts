/** Servers from Debian's packages that some faults need. */
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian keeps some servers where ordinary users don't look. */
const SYSTEM = "/usr/sbin";
const DEBIAN_POSTGRES = "/usr/lib/postgresql";

function postgresFolders(): string[] {
  try {
    return readdirSync(DEBIAN_POSTGRES)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_POSTGRES, version, "bin"));
  } catch {
    return [];
  }
}

/** @returns the program's path, or `null` where it isn't installed */
export function findProgram(name: string): string | null {
  const folders = [...postgresFolders(), ...(process.env["PATH"] ?? "").split(delimiter), SYSTEM];
  const paths = folders.map((folder) => join(folder, name));
  return paths.find((path) => spawnSync(path, ["--version"]).error === undefined) ?? null;
}

/** PostgreSQL refuses to run as root. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"]));
  return { uid: numberOf("-u"), gid: numberOf("-g") };
}
