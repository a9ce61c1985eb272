import { networkOf } from "@kdl/runtime/limits/client-address";
import type { PayloadRequest } from "payload";

/** Set by the server in front of Next, replacing whatever a client sends under this name. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** The client's network. */
export const clientNetwork = ({ headers }: Pick<PayloadRequest, "headers">): string =>
  networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? "");
