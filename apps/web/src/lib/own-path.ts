/**
 * The path and query of an address that stays on the site.
 *
 * @param address what somebody wrote into a link
 * @param origin the site's own
 * @returns a path beginning with exactly one slash, or `null` where it leads elsewhere
 */
export function ownPath(address: string | null, origin: string): string | null {
  // Neither words nor schemes: our links begin with a slash.
  if (!address?.startsWith("/") || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith("//") ? path : null;
}
