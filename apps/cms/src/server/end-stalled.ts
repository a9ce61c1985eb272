import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBody } from "@kdl/runtime/http/draining-server";
import { watchForStall } from "@kdl/runtime/http/stalled-body";
import { whenClosed } from "../lifecycle/when-closed.ts";

/** Time without a byte of a body: several times what gateways grant their own clients. */
export const STALL_MS = 60_000;

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Closes the connection of a body that has stalled, for example because the gateway's machine is gone.
 * Reading the body then fails.
 */
export function endStalled(
  request: IncomingMessage,
  response: ServerResponse,
  stallMs: number,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const stop = watchForStall(request, stallMs, () => {
    // Next writes its own reply to a body that is cut off, and this socket must not carry two.
    if (!response.headersSent) socket.write(TOO_SLOW);
    socket.destroySoon();
  });
  whenClosed(response, stop);
}
