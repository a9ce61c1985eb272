/** Where a link of the upstream may lead. */
export interface SafeLink {
  href: string;
  /** Whether it leaves the site: an absolute http or https address. */
  isExternal: boolean;
}

const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/** Only the host of this address tells whether a link was relative; it never appears in a page. */
const BASE_HOST = "relative.invalid";

/**
 * Reads an address in the way a browser does, which ignores tabs and line breaks, outer blanks and
 * control characters, and treats a backslash as a slash; a check on the text itself would be fooled.
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
