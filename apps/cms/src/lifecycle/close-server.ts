import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const LOOK_EVERY_MS = 50;

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
  const sockets = new Set<Socket>();
  const replies = new Set<ServerResponse>();
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_, response: ServerResponse) => {
    replies.add(response);
    response.once("close", () => replies.delete(response));
    if (isClosing) sayItIsTheLast(response);
  });

  function dropIdle(): void {
    server.closeIdleConnections();
    // To Node, a connection on which nothing has come yet isn't idle. Browsers open such ones ahead.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  return {
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        for (const response of replies) sayItIsTheLast(response);
        // Replies that had begun before couldn't say that they are the last.
        const looking = setInterval(dropIdle, LOOK_EVERY_MS);
        server.close(() => {
          clearInterval(looking);
          resolve();
        });
        dropIdle();
      }),
  };
}
