/** The servers of others that a large site runs on: PostgreSQL and Redis. */
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import { createDaemon, type Daemon } from "./daemon.ts";
import { findProgram, postgresUser } from "./find-programs.ts";

export interface Server {
  daemon: Daemon;
  url: string;
}

const accepts = (port: number) => () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });

/** `null` where it isn't installed, like the others here. */
export async function redisServer(): Promise<Server | null> {
  const program = findProgram("redis-server");
  if (!program) return null;
  const port = await freePort();
  const command = [program, "--port", String(port), "--save", "", "--bind", "127.0.0.1"] as const;
  const daemon = createDaemon({ name: "Redis", command, probe: accepts(port), within: 30_000 });
  return { daemon, url: `redis://127.0.0.1:${port}` };
}

export async function postgresIn(folder: string): Promise<Server | null> {
  const [initdb, program] = [findProgram("initdb"), findProgram("postgres")];
  const isReady = findProgram("pg_isready");
  if (!initdb || !program || !isReady) return null;
  const user = postgresUser();
  mkdirSync(folder);
  if (user.uid !== undefined && user.gid !== undefined) {
    // Its user has to get there.
    execFileSync("chmod", ["755", join(folder, "..")]);
    chownSync(folder, user.uid, user.gid);
  }
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(initdb, options, { cwd: folder, stdio: "ignore", ...user });
  const port = await freePort();
  const command = [
    program,
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    folder,
    "-h",
    "127.0.0.1",
  ] as const;
  const probe = async () => {
    execFileSync(isReady, ["-h", "127.0.0.1", "-p", String(port), "-q"], { stdio: "ignore" });
    return true;
  };
  const daemon = createDaemon({
    name: "PostgreSQL",
    command: [...command],
    cwd: folder,
    ...user,
    probe,
    within: 30_000,
  });
  return { daemon, url: `postgres://cms@127.0.0.1:${port}/postgres` };
}
