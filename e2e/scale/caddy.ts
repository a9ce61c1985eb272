/** Caddy with the rules of `deploy/Caddyfile`, on free ports. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answers, createDaemon } from "../faults/daemon.ts";
import { findProgram } from "../faults/find-programs.ts";
import type { Server } from "../faults/servers.ts";
import { freePort } from "@kdl/runtime/testing/free-port";

const rules = fileURLToPath(new URL("../../deploy/Caddyfile", import.meta.url));

/** The rules of one of the hosts. @param name of the variable that holds its address */
function rulesOf(name: string): string {
  const text = readFileSync(rules, "utf8");
  return new RegExp(`^\\{\\$${name}[^]*?^\\}`, "m").exec(text)?.[0] ?? "";
}

interface CaddyOptions {
  folder: string;
  /** Global options, a line each. */
  globals: string;
  sites: string;
  environment: Record<string, string>;
  probe: () => Promise<boolean>;
}

function caddy({ folder, globals, sites, environment, probe }: CaddyOptions): Server["daemon"] {
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n${globals}\n}\n\n${sites}\n`);
  const program = findProgram("caddy") ?? "caddy";
  return createDaemon({
    name: "Caddy",
    command: [program, "run", "--config", file, "--adapter", "caddyfile"],
    environment: { HOME: folder, ...environment },
    probe,
    within: 30_000,
  });
}

/**
 * Caddy with the rules that distribute visitors over gateways.
 * @returns `null` if it isn't installed
 */
export async function caddyFor(
  gatewayPorts: readonly number[],
  folder: string,
): Promise<Server | null> {
  if (!findProgram("caddy")) return null;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const daemon = caddy({
    folder,
    globals: "\tauto_https off",
    sites: rulesOf("SITE_ADDRESS"),
    environment: {
      SITE_ADDRESS: `:${port}`,
      GATEWAYS: gatewayPorts.map((number) => `127.0.0.1:${number}`).join(" "),
    },
    probe: answers(`${url}/healthz`),
  });
  return { daemon, url };
}

/**
 * The admin's host over HTTPS, with a certificate that Caddy signs itself.
 * @returns `null` if it isn't installed
 */
export async function caddyForAdmin(cmsUrl: string, folder: string): Promise<Server | null> {
  if (!findProgram("caddy")) return null;
  const port = await freePort();
  const url = `https://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  const daemon = caddy({
    folder,
    globals: "\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust",
    sites: rulesOf("CMS_ADDRESS").replace("cms:3001", new URL(cmsUrl).host),
    environment: { CMS_ADDRESS: url },
    probe: () => answersOverTls(`${url}/admin/login`),
  });
  return { daemon, url };
}

const answersOverTls = (url: string) =>
  new Promise<boolean>((resolve, reject) => {
    request(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on("error", reject)
      .end();
  });
