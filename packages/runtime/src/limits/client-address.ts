/** Where a request comes from. */
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** One customer usually has all of a /64. */
const IPV6_PARTS = 4;

/** What limits count an address as: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!("parts" in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Reads a request's address. `X-Forwarded-For` counts as far as trusted proxies have written it.
 *
 * @param proxies CIDR ranges, as in TRUST_PROXY
 */
export function addressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxies.length > 0 ? proxyAddr.compile([...proxies]) : () => false;
  return (request) => proxyAddr(request, isTrusted);
}
