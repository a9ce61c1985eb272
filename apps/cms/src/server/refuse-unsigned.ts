import type { IncomingMessage, ServerResponse } from "node:http";
import { requestFailure } from "@kdl/schemas/messages";
import type { SignatureRefusal } from "@kdl/schemas/contract/request-signature";
import { hasBody } from "@kdl/runtime/http/draining-server";
import { contractHeaders } from "../contract/extensions.ts";

/** Answers as the contract defines. An unread body is discarded by closing the connection. */
export function refuseUnsigned(
  request: IncomingMessage,
  response: ServerResponse,
  code: SignatureRefusal,
): void {
  if (hasBody(request)) response.setHeader("connection", "close");
  response
    .writeHead(401, { ...contractHeaders, "content-type": "application/json" })
    .end(JSON.stringify({ code, message: requestFailure.notAllowed }));
}
