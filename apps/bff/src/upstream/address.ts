/** One of the addresses of an upstream. */
export interface UpstreamAddress {
  /** Host and port, as in logs, metrics and `/readyz`. */
  readonly name: string;
  /** Its entry in `UPSTREAM_URL`, the prefix of every path. */
  readonly base: string;
  /** The address to connect to, if the host name has several. */
  readonly ip: string | null;
}

/** A host name, resolved when a connection is made. */
export function addressByName(base: string): UpstreamAddress {
  return { name: new URL(base).host, base, ip: null };
}

/** One of the addresses that a host name resolves to. */
export function addressByIp(base: string, ip: string): UpstreamAddress {
  const { protocol, port } = new URL(base);
  const usual = protocol === "https:" ? "443" : "80";
  return { name: `${bracketed(ip)}:${port || usual}`, base, ip };
}

/** Where a request connects to; its Host header and TLS keep the host name in `url`. */
export function connectTo({ ip }: UpstreamAddress, url: URL): { origin: string; host: string } {
  const { protocol, port, host, origin } = url;
  if (ip === null) return { origin, host };
  return { origin: `${protocol}//${bracketed(ip)}${port === "" ? "" : `:${port}`}`, host };
}

/** The path of a request as in the contract, without the prefix of the address. */
export function contractPath({ base }: UpstreamAddress, url: URL): string {
  const before = new URL(base).pathname.replace(/\/+$/, "").length;
  return url.pathname.slice(before) + url.search;
}

const bracketed = (ip: string) => (ip.includes(":") ? `[${ip}]` : ip);
