import dns from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether an IP address may be asked. */
export type AddressRule = (address: string) => boolean;

/**
 * Whether an IP address is somewhere on the internet: not in this network, on this machine, or one of the
 * addresses with which clouds describe a machine to itself.
 */
export const isPublicAddress: AddressRule = (address) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** What a lookup fails with if a name leads nowhere public. */
export const PRIVATE_ADDRESS = "EPRIVATE";

/** The IP address that a URL names as its host; `null` if it names a domain. */
export function literalAddress({ hostname }: URL): string | null {
  const plain = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(plain) ? plain : null;
}

/**
 * Looks names up for the connection itself, so that it can't be made to an address that wasn't checked.
 * Literal addresses aren't looked up: {@link literalAddress}.
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
