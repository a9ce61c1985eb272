import { fileURLToPath } from "node:url";
import { freePort } from "@kdl/runtime/testing/free-port";
import { waitUntilOk } from "./gateway-client.ts";
import { lineOf, type ServerProcess, startProcess } from "./server-process.ts";

export interface Place {
  folder: string;
  /** Stopped at the end. */
  servers: ServerProcess[];
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts an upstream and a gateway in front of it, for files of `maxBytes`. */
export async function startPair(
  program: string,
  maxBytes: number,
  { folder, servers }: Place,
): Promise<{ address: string; upstreamUrl: string; gateway: ServerProcess }> {
  const upstream = startProcess([file(program), String(maxBytes)]);
  servers.push(upstream.server);
  const upstreamUrl = await lineOf(upstream.child, /(http:\/\/\S+)/);
  const port = await freePort();
  const { server: gateway } = startProcess([file("upload-gateway.ts"), String(maxBytes)], {
    PORT: String(port),
    HOST: "127.0.0.1",
    UPSTREAM_URL: upstreamUrl,
    DATA_DIR: folder,
    LOG_LEVEL: "fatal",
    RATE_LIMIT_SUBMISSIONS: "100000",
  });
  servers.push(gateway);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilOk(`${address}/healthz`);
  return { address, upstreamUrl, gateway };
}
