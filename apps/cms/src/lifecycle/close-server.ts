import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { whenClosed } from "../front/when-closed.ts";

const LOOK_EVERY_MS = 50;
/** Who has connected to ask something has begun to by then. */
const SILENCE_MS = 200;

function sayItIsTheLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

/**
 * Watches a server from its start, so that it can be closed without a request being cut.
 *
 * @returns closes it: nobody new is let in, what has begun is answered, with the word that the
 *   connection ends, and connections go as soon as nothing is under way on them
 */
export function closable(server: Server): { close(): Promise<void> } {
  const sockets = new Map<Socket, number>();
  const replies = new Set<ServerResponse>();
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    sockets.set(socket, performance.now());
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_, response: ServerResponse) => {
    replies.add(response);
    whenClosed(response, () => replies.delete(response));
    if (isClosing) sayItIsTheLast(response);
  });

  function dropIdle(): void {
    server.closeIdleConnections();
    // To Node, a connection on which nothing has come yet isn't idle. Browsers open such ones ahead.
    const before = performance.now() - SILENCE_MS;
    for (const [socket, connectedAt] of sockets) {
      if (socket.bytesRead === 0 && connectedAt < before) socket.destroy();
    }
  }

  return {
    async close() {
      // Requests that have arrived, and which nobody has looked at yet, are still let in.
      await nextTurn();
      await nextTurn();
      isClosing = true;
      for (const response of replies) sayItIsTheLast(response);
      // Replies that had begun before couldn't say that they are the last.
      const looking = setInterval(dropIdle, LOOK_EVERY_MS);
      const closed = new Promise((resolve) => server.close(resolve));
      dropIdle();
      await closed;
      clearInterval(looking);
    },
  };
}
