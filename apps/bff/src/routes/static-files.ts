import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { BaseLogger } from "pino";
import { IMMUTABLE } from "../rendering/built-assets.ts";
import { isBuiltFile, shareBuild } from "../rendering/shared-builds.ts";
import { doorHeaders, framedHeaders } from "../plugins/security-headers.ts";

/** Files at the root keep their name when they change. */
const SHORT = "public, max-age=3600";

export interface StaticFilesOptions {
  /** The web's built client. */
  folder: string;
  /** Where gateways share the built files of their versions. */
  sharedFolder: string;
  log: Pick<BaseLogger, "warn">;
}

/**
 * Serves the web client's build output, compressed at build time. Most requests for `/assets/` are
 * answered from memory and never get here. Files of other versions come from the shared folder.
 */
export async function staticFiles(
  app: FastifyInstance,
  { folder, sharedFolder, log }: StaticFilesOptions,
): Promise<void> {
  // A separate root, so that no path can escape it.
  const assets = join(folder, "assets");
  const compressed = new Set([".br", ".gz"]);
  await app.register(fastifyStatic, {
    root: folder,
    // Registers no wildcard: paths at the root belong to the pages.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: "deny",
  });

  const sharedBuild = await shareBuild({ assets, folder: sharedFolder, log });
  app.addHook("onClose", async () => sharedBuild.stop());
  const own = new Set(readdirSync(assets));
  app.get<{ Params: { "*": string } }>("/assets/*", async (request, reply) => {
    const name = request.params["*"];
    if (!isBuiltFile(name)) return reply.callNotFound();
    reply.header("Cache-Control", IMMUTABLE).header("Vary", "Accept-Encoding");
    return reply.sendFile(name, own.has(name) ? assets : sharedFolder);
  });

  const framed = join(folder, "member-area");
  if (existsSync(framed)) serveFramed(app, framed);
  const door = join(folder, "door");
  if (existsSync(door)) serveDoor(app, door);

  const rootFiles = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      !basename(entry.name).startsWith(".") &&
      !compressed.has(entry.name.slice(-3)) &&
      !entry.name.endsWith(".html"),
  );
  for (const { name } of rootFiles) {
    app.get(`/${name}`, async (_request, reply) => {
      reply.header("Cache-Control", SHORT).header("Vary", "Accept-Encoding");
      return reply.sendFile(name);
    });
  }
  // Clients that ignore the page's icon link request it; without this, each request would render a page.
  const names = rootFiles.map(({ name }) => name);
  if (names.includes("favicon.svg") && !names.includes("favicon.ico")) {
    app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 301));
  }
}

/** The page that the member area shows in its frame. */
function serveFramed(app: FastifyInstance, folder: string): void {
  app.get("/member-area", async (_request, reply) => reply.redirect("/member-area/", 301));
  app.get<{ Params: { "*": string } }>("/member-area/*", async (request, reply) => {
    reply.headers(framedHeaders).header("Cache-Control", SHORT).header("Vary", "Accept-Encoding");
    return reply.sendFile(request.params["*"] || "index.html", folder);
  });
}

/**
 * The page for phones at the door. Browsers revalidate it each time: a cached page or service worker would
 * outlive a release. The worker's scope is its own folder, and nothing else on the site.
 */
function serveDoor(app: FastifyInstance, folder: string): void {
  app.get("/door", async (_request, reply) =>
    reply.header("Cache-Control", SHORT).redirect("/door/", 308),
  );
  app.get<{ Params: { "*": string } }>("/door/*", async (request, reply) => {
    reply
      .headers(doorHeaders)
      .header("Cache-Control", "no-cache")
      .header("Vary", "Accept-Encoding");
    return reply.sendFile(request.params["*"] || "index.html", folder);
  });
}
