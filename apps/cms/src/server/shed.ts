import type { ServerResponse } from "node:http";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";

const RETRY_AFTER_S = "2";

/** Refuses a request under overload, before it is read. Nothing is stored. */
export function shed(response: ServerResponse): void {
  response
    .writeHead(503, {
      "content-type": "application/json",
      "cache-control": "no-store",
      "retry-after": RETRY_AFTER_S,
    })
    .end(JSON.stringify({ code: "UNAVAILABLE", message: submissionFailure.unavailable }));
}
