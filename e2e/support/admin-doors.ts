/** The ways to the admin: straight, and through each proxy of `deploy/`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Server } from "../faults/servers.ts";
import { caddyForAdmin } from "../scale/caddy.ts";
import { nginxForAdmin } from "../scale/nginx.ts";

export interface AdminDoor extends AsyncDisposable {
  /** The admin's origin. */
  url: string;
}

type Open = (cmsUrl: string, folder: string) => Promise<Server | null>;

/** Programs from Debian's packages, by their names. */
export const proxies: Record<string, Open> = { caddy: caddyForAdmin, nginx: nginxForAdmin };

/** Starts a proxy before the admin; `null`, and a line that says so, where it isn't installed. */
export async function openAdminDoor(name: string, cmsUrl: string): Promise<AdminDoor | null> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "admin-door-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const server = await proxies[name]!(cmsUrl, folder);
  if (!server) {
    console.log(`Skipped (needs ${name}): the admin behind it`);
    return null;
  }
  started.defer(async () => void (await server.daemon.end("SIGKILL")));
  await server.daemon.start();
  const kept = started.move();
  return { url: server.url, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
