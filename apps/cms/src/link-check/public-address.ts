import dns from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether requests to an IP address are allowed. */
export type AddressRule = (address: string) => boolean;

/**
 * Whether an IP address is on the public internet: not in this network, not on this machine, and not a
 * cloud's metadata address.
 */
export const isPublicAddress: AddressRule = (address) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** The error code of a lookup if the name has no public address. */
export const PRIVATE_ADDRESS = "EPRIVATE";

/** The IP address that a URL names as its host; `null` if it names a domain. */
export function literalAddress({ hostname }: URL): string | null {
  const plain = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(plain) ? plain : null;
}

/**
 * Looks up names for the connection itself, so that it can't connect to an address that wasn't checked.
 * Literal addresses aren't looked up: see {@link literalAddress}.
 */
export const lookupWith =
  (isAllowed: AddressRule): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) {
        const refusal = new Error(`${hostname} leads into a private network`);
        return callback(Object.assign(refusal, { code: PRIVATE_ADDRESS }), []);
      }
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
