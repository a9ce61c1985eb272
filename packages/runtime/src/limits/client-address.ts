/** The client's address. */
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** A customer usually has a whole /64. */
const IPV6_PARTS = 4;

/** The key that limits use for an address: the IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!("parts" in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Reads a request's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it.
 *
 * @param proxies CIDR ranges, as in TRUST_PROXY
 */
export function addressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxies.length > 0 ? proxyAddr.compile([...proxies]) : () => false;
  return (request) => proxyAddr(request, isTrusted);
}
