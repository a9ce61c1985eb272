/** A separate PostgreSQL server for a test: a cluster in its own folder, on a free port. */
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";

const DEBIAN = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;

export interface Cluster {
  /** `postgres://…` */
  url: string;
  /** Runs SQL on a separate connection. */
  execute: (statements: string[]) => void;
  stop: () => void;
}

/** The folder of PostgreSQL's programs, the newest if there are several; `null` if there is none. */
function programs(): string | null {
  const debian = (() => {
    try {
      const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
      return versions.map((version) => join(DEBIAN, version, "bin"));
    } catch {
      return [];
    }
  })();
  const folders = [...debian, ...(process.env["PATH"] ?? "").split(delimiter)];
  const found = folders.find(
    (folder) => spawnSync(join(folder, "initdb"), ["--version"]).status === 0,
  );
  return found ?? null;
}

/** Numeric id of the `postgres` user or its group. */
const numberOf = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"]));

/** Starts a server. If PostgreSQL isn't installed, prints a line and returns `null`. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = programs();
  if (!bin) {
    process.stderr.write("Skipped (needs postgresql): the CMS on PostgreSQL\n");
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  const user = isRoot ? { uid: numberOf("-u"), gid: numberOf("-g") } : {};
  if (isRoot) chownSync(folder, numberOf("-u"), numberOf("-g"));
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: "ignore", ...user });
  const data = join(folder, "data");
  run("initdb", "-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync");
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start");
  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    execute: (statements) => {
      const sql = statements.flatMap((statement) => ["-c", statement]);
      run("psql", "-h", folder, "-p", String(port), "-U", "cms", "-d", "postgres", ...sql);
    },
    stop: () => {
      run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
