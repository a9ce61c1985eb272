/** What connections cost that are kept open and say nothing. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ProcessFigures } from "@kdl/bff/bench/process-figures";

const CONNECTIONS = 2_000;
const AT_ONCE = 100;
const SETTLE_MS = 2_000;

/** @returns bytes for each, once it has had one answer */
export async function bytesPerConnection(
  url: string,
  server: Pick<ProcessFigures, "memoryBytes">,
): Promise<number> {
  const before = server.memoryBytes();
  const sockets: Socket[] = [];
  while (sockets.length < CONNECTIONS) {
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(url)))));
  }
  await pause(SETTLE_MS);
  const grown = server.memoryBytes() - before;
  for (const socket of sockets) socket.destroy();
  return grown / CONNECTIONS;
}

async function open(url: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, "data");
  return socket;
}
