/** One of the addresses at which an upstream answers. */
export interface UpstreamAddress {
  /** Host and port: how logs, metrics and `/readyz` name it. */
  readonly name: string;
  /** The entry of `UPSTREAM_URL` that it belongs to: stands before every path. */
  readonly base: string;
  /** Where connections go instead of the host's name, where that has several addresses. */
  readonly ip: string | null;
}

/** The address of a host's name, whatever that resolves to when a connection is made. */
export function addressByName(base: string): UpstreamAddress {
  return { name: new URL(base).host, base, ip: null };
}

/** One of the addresses that a host's name resolves to. */
export function addressByIp(base: string, ip: string): UpstreamAddress {
  const { protocol, port } = new URL(base);
  const usual = protocol === "https:" ? "443" : "80";
  return { name: `${bracketed(ip)}:${port || usual}`, base, ip };
}

/** Where a request connects to; its Host header and TLS keep the name in `url`. */
export function connectTo({ ip }: UpstreamAddress, url: URL): { origin: string; host: string } {
  const { protocol, port, host, origin } = url;
  if (ip === null) return { origin, host };
  return { origin: `${protocol}//${bracketed(ip)}${port === "" ? "" : `:${port}`}`, host };
}

/** The path of a request as the contract has it, without what the address has in front. */
export function contractPath({ base }: UpstreamAddress, url: URL): string {
  const before = new URL(base).pathname.replace(/\/+$/, "").length;
  return url.pathname.slice(before) + url.search;
}

const bracketed = (ip: string) => (ip.includes(":") ? `[${ip}]` : ip);
