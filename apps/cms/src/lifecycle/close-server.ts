import type { Server, ServerResponse } from "node:http";
import { closable } from "@kdl/runtime/process/close-server";
import { whenClosed } from "./when-closed.ts";

function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

/** Like `closable`, and replies announce that the connection ends while the server is closing. */
export function closableWithNotice(server: Server): () => Promise<void> {
  const close = closable(server);
  const replies = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener("request", (_, response: ServerResponse) => {
    replies.add(response);
    whenClosed(response, () => replies.delete(response));
    if (isClosing) announceEnd(response);
  });
  return () => {
    isClosing = true;
    for (const response of replies) announceEnd(response);
    return close();
  };
}
