/** Small servers that misbehave as a test asks them to. */
import { createServer, type RequestListener } from "node:http";
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server,
  type Socket,
} from "node:net";

const cleanups: (() => unknown)[] = [];

/** Runs `cleanup` when the test is over. */
export function afterwards(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** For `afterEach`: ends what the test began, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}

/** Listens on any free port. @returns the server's address */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** A server below HTTP; `handle` gets each connection once its request is there. */
export async function serveSockets(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => handle(socket));
  });
  afterwards(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}
