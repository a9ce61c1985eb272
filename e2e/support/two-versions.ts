/** Two gateways of different versions behind a small proxy, as during a rolling update. */
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import type { OtherVersion } from "./other-version.ts";
import { startProgram } from "./start-program.ts";
import { startSite } from "./start-site.ts";

const SECRET = "a secret of both versions";
const SHARED = "cache/built-files";

export interface TwoVersions extends AsyncDisposable {
  /** The proxy's address. */
  url: string;
  old: string;
  new: string;
  /** From now on, distributes pages over these gateways in turn, and likewise all other requests. */
  sendTo(...gateways: string[]): void;
}

/** @param isShared whether both share a folder of built files */
export async function startTwoVersions(
  version: OtherVersion,
  isShared: boolean,
): Promise<TwoVersions> {
  await using started = new AsyncDisposableStack();
  const site = started.use(await startSite({ environment: { GATEWAY_SECRET: SECRET } }));
  const dataDir = await mkdtemp(join(tmpdir(), "other-site-"));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  if (isShared) {
    await mkdir(join(dataDir, "cache"));
    await symlink(join(site.dataDir, SHARED), join(dataDir, SHARED));
  }
  const port = await freePort();
  const newUrl = `http://127.0.0.1:${port}`;
  const gateway = await startProgram({
    entry: version.entry,
    readyUrl: `${newUrl}/healthz`,
    readyWithin: 60_000,
    environment: {
      PORT: String(port),
      UPSTREAM_URL: site.upstream.url,
      DATA_DIR: dataDir,
      GATEWAY_SECRET: SECRET,
      LOG_LEVEL: "warn",
    },
  });
  started.defer(() => gateway.stop());

  let gateways = [site.url];
  // Counted separately, so that the number of files per page doesn't decide where the next page goes.
  const turns = { pages: 0, files: 0 };
  const server = createServer((incoming, response) => {
    const turn = turns[incoming.headers["sec-fetch-dest"] === "document" ? "pages" : "files"]++;
    passOn(incoming, response, gateways[turn % gateways.length] ?? site.url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  started.defer(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  const kept = started.move();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    old: site.url,
    new: newUrl,
    sendTo(...others) {
      gateways = others;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, gateway: string): void {
  const { method, url = "/", headers } = incoming;
  const outgoing = request(gateway + url, { method, headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  incoming.pipe(outgoing);
}
