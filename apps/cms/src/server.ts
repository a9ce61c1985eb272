/**
 * Starts the CMS: built for production, or with `--dev` for development. One process, so
 * that a signal ends all of it.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fail } from "./boot/fail.ts";
import { env } from "./env.ts";
import { isForeignWrite } from "./foreign-write.ts";
import { stopMailRunner } from "./jobs/shared-runner.ts";

const HOST = env.CMS_HOST;
/** Where this machine itself finds it. */
const OWN_HOST = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
const dir = join(import.meta.dirname, "..");
const dev = process.argv.includes("--dev");
const mode = dev ? "development" : "production";

if (!dev && !existsSync(join(dir, ".next/BUILD_ID"))) fail(["not built yet: run pnpm build first"]);

const server = createServer();
server.on("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? "is in use" : `can't be listened on (${error.code})`;
  fail([`CMS_PORT: port ${env.CMS_PORT} ${reason}`]);
});

// Where nobody reads what is written any more, telling that would fail as well, and so on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

// The port first: nobody waits for a migration only to learn that it is taken.
await new Promise<void>((resolve) => server.listen(env.CMS_PORT, HOST, resolve));

let closing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    server.close(() => void stopMailRunner().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 2000).unref();
  });
}

// Next and React look at the environment when they are loaded.
Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" });
const { default: next } = await import("next");
const app = next({ dev, dir, hostname: HOST, port: env.CMS_PORT, httpServer: server });
const handle = app.getRequestHandler();
const prepared = app.prepare();
server.on("request", (request, response) => {
  if (isForeignWrite(request)) response.writeHead(403).end();
  else void prepared.then(() => handle(request, response));
});
await prepared;
// The boot step runs with the first request at the latest; ready means that it is behind us.
await fetch(`http://${OWN_HOST}:${env.CMS_PORT}/readyz`);
process.stdout.write(`cms: ready on http://${OWN_HOST}:${env.CMS_PORT}\n`);
