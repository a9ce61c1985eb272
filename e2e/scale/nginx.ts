/** nginx with the rules of `deploy/nginx.conf`, on free ports, as a program of this user. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answers, createDaemon } from "../faults/daemon.ts";
import { findProgram } from "../faults/find-programs.ts";
import type { Server } from "../faults/servers.ts";
import { freePort } from "../support/free-port.ts";

const rules = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** Which gateway answered, for tests. */
export const SERVED_BY = "x-served-by";

/** @returns `null` where it isn't installed */
export async function nginxFor(
  gatewayPorts: readonly number[],
  folder: string,
): Promise<Server | null> {
  const program = findProgram("nginx");
  if (!program) return null;
  const port = await freePort();
  mkdirSync(folder);
  const file = join(folder, "nginx.conf");
  const [one, other] = gatewayPorts;
  const site = readFileSync(rules, "utf8")
    .replace("server gateway:3000", `server 127.0.0.1:${one}`)
    .replace("server gateway-2:3000", `server 127.0.0.1:${other}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `\t${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  // Its workers would be somebody else, who may not read here.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const whole = `${user}daemon off;
# One process, so that nothing of it can stay behind.
master_process off;
pid ${join(folder, "pid")};
error_log stderr warn;
events {}
http {
	access_log off;
	add_header ${SERVED_BY} $upstream_addr always;
${paths}
${site}
}
`;
  writeFileSync(file, whole);
  const daemon = createDaemon({
    name: "nginx",
    command: [program, "-p", folder, "-c", file],
    probe: answers(`http://127.0.0.1:${port}/healthz`),
    within: 10_000,
  });
  return { daemon, url: `http://127.0.0.1:${port}` };
}
