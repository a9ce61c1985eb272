/** nginx with the rules of `deploy/nginx.conf`, on free ports, run by this user. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answers, createDaemon } from "../faults/daemon.ts";
import { findProgram } from "../faults/find-programs.ts";
import type { Server } from "../faults/servers.ts";
import { freePort } from "@kdl/runtime/testing/free-port";

const rules = fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url));

/** Which gateway answered, for tests. */
export const SERVED_BY = "x-served-by";

/** In front of the gateways. @returns `null` if it isn't installed */
export const nginxFor = ([one, other]: readonly number[], folder: string): Promise<Server | null> =>
  nginx({
    folder,
    probePath: "/healthz",
    isServed: (server) => server.includes("http://gateways"),
    addresses: {
      "gateway:3000": `127.0.0.1:${one}`,
      "gateway-2:3000": `127.0.0.1:${other}`,
    },
  });

/** In front of the admin. @returns `null` if it isn't installed */
export const nginxForAdmin = (cmsUrl: string, folder: string): Promise<Server | null> =>
  nginx({
    folder,
    probePath: "/admin/login",
    isServed: (server) => server.includes("http://cms"),
    addresses: { "cms:3001": new URL(cmsUrl).host },
  });

interface NginxOptions {
  folder: string;
  /** Succeeds once everything works. */
  probePath: string;
  /** Which `server` blocks to include. */
  isServed: (server: string) => boolean;
  /** Addresses of the programs, by their names in the rules. */
  addresses: Record<string, string>;
}

async function nginx(options: NginxOptions): Promise<Server | null> {
  const { folder, probePath, isServed, addresses } = options;
  const program = findProgram("nginx");
  if (!program) return null;
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  const blocks = readFileSync(rules, "utf8").split(/^(?=upstream |server )/m);
  const isUsed = (block: string) =>
    block.startsWith("server ") ? isServed(block) : isServed("http://gateways");
  const site = Object.entries(addresses).reduce(
    (text, [name, address]) =>
      text.replace(`//${name}`, `//${address}`).replace(` ${name}`, ` ${address}`),
    blocks.filter(isUsed).join("").replace("/var/log/nginx", folder),
  );
  writeFileSync(file, wholeConfiguration(site, port, folder));
  const url = `http://127.0.0.1:${port}`;
  const daemon = createDaemon({
    name: "nginx",
    command: [program, "-p", folder, "-c", file],
    probe: answers(url + probePath),
    within: 10_000,
  });
  return { daemon, url };
}

function wholeConfiguration(site: string, port: number, folder: string): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `\t${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  // Otherwise its workers would run as another user, who can't read this folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const listening = `listen 127.0.0.1:${port};\n\tadd_header ${SERVED_BY} $upstream_addr always;`;
  return `${user}daemon off;
# One process, so that nothing of it can stay behind.
master_process off;
pid ${join(folder, "pid")};
error_log stderr warn;
events {}
http {
	access_log off;
${paths}
${site.replace("listen 80;", listening)}
}
`;
}
