import type { ServerResponse } from "node:http";
import { submissionFailure } from "@kdl/schemas/form-messages";

const RETRY_AFTER_S = "2";

/** Says at once, and in the contract's words, that there is too much to do: nothing is stored. */
export function turnAway(response: ServerResponse): void {
  response
    .writeHead(503, {
      "content-type": "application/json",
      "cache-control": "no-store",
      "retry-after": RETRY_AFTER_S,
    })
    .end(JSON.stringify({ code: "UNAVAILABLE", message: submissionFailure.unavailable }));
}
