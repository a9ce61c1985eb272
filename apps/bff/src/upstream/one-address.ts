import { addressByName } from "./address.ts";
import type { UpstreamAddresses } from "./addresses.ts";

/** A server with one address, which is never marked as down. */
export function oneAddress(url: string): UpstreamAddresses {
  const base = url.replace(/\/+$/, "");
  const address = addressByName(base);
  return {
    urls: [base],
    first: () => ({ address, hasOther: false, end() {} }),
    next: () => null,
    states: () => [{ address: address.name, isUp: true }],
    close() {},
  };
}
