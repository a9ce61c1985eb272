/** A link from the upstream that pages may show. */
export interface SafeLink {
  href: string;
  /** Whether it leaves the site: an absolute http or https address. */
  isExternal: boolean;
}

const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/** Base for relative links, which keep this host when parsed; it never appears in a page. */
const BASE_HOST = "relative.invalid";

/**
 * Parses an address as browsers do: they ignore tabs, line breaks, and blanks and control characters at
 * the ends, and treat a backslash as a slash. A check on the text itself would be fooled.
 *
 * @param raw what the upstream sent
 * @param protocols allowed schemes, with their colon
 * @returns the address in its normal form (a relative one stays as it is), or `null`
 */
export function safeLink(
  raw: string,
  protocols: readonly string[] = LINK_PROTOCOLS,
): SafeLink | null {
  // oxlint-disable-next-line no-control-regex -- these are what browsers drop
  const text = raw.replace(/[\t\n\r]/g, "").replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, "");
  if (text === "") return null;
  const url = URL.parse(text, `https://${BASE_HOST}/`);
  if (!url || url.username !== "" || url.password !== "") return null;
  const isRelative = !URL.canParse(text) && !/^[/\\]{2}/.test(text);
  if (isRelative && url.host === BASE_HOST) return { href: text, isExternal: false };
  if (!protocols.includes(url.protocol) || url.host === BASE_HOST) return null;
  return { href: url.href, isExternal: /^https?:$/.test(url.protocol) };
}
