import { requestFailure } from "@kdl/schemas/messages";
import { signatureRefusals } from "@kdl/schemas/contract/request-signature";
import { isSigned } from "./signature-seal.ts";
import { reply } from "./reply.ts";

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * A route for signed requests only. The request listener has already refused unsigned ones; this is for
 * URLs that Next parses differently.
 */
export const forGateways =
  <Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest> =>
  async (request, ...rest) =>
    isSigned(request.headers)
      ? handle(request, ...rest)
      : reply({ code: signatureRefusals.missing, message: requestFailure.notAllowed }, 401);
