import { networkOf } from "@kdl/runtime/limits/client-address";
import type { PayloadRequest } from "payload";
import { CLIENT_ADDRESS_HEADER } from "../front/client-address-header.ts";

/** The client's network, as the server in front of Next has read it from the socket. */
export const clientNetwork = ({ headers }: Pick<PayloadRequest, "headers">): string =>
  networkOf(headers.get(CLIENT_ADDRESS_HEADER) ?? "");
