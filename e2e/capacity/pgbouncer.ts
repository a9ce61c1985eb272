/** PgBouncer in front of a PostgreSQL, as docs/scaling.md says to set it up. */
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import { createDaemon } from "../faults/daemon.ts";
import { findProgram, postgresUser } from "../faults/find-programs.ts";
import type { Server } from "../faults/servers.ts";

/** @returns `null` where it isn't installed */
export async function pgbouncerFor(databaseUrl: string, folder: string): Promise<Server | null> {
  const program = findProgram("pgbouncer");
  if (program === null) return null;
  const port = await freePort();
  const { port: behind, username, pathname } = new URL(databaseUrl);
  mkdirSync(folder);
  const users = join(folder, "users.txt");
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    file,
    [
      "[databases]",
      `${pathname.slice(1)} = host=127.0.0.1 port=${behind}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = trust",
      `auth_file = ${users}`,
      "pool_mode = transaction",
      "default_pool_size = 20",
      "max_client_conn = 500",
      "ignore_startup_parameters = extra_float_digits,lock_timeout,idle_in_transaction_session_timeout",
      "",
    ].join("\n"),
  );
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, users, file]) chownSync(path, user.uid, user.gid);
  }
  const probe = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("error", () => resolve(false));
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
    });
  const command = [program, file] as const;
  const daemon = createDaemon({ name: "PgBouncer", command, ...user, probe, within: 30_000 });
  return { daemon, url: `postgres://${username}@127.0.0.1:${port}${pathname}` };
}
