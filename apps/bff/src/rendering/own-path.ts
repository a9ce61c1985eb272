/**
 * The path and query of an address that stays on the site.
 *
 * @param address a path, or an absolute address
 * @param origin the site's own
 * @returns a path beginning with exactly one slash, or `null` where the address leads elsewhere
 */
export function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin) return null;
  const path = url.pathname.replace(/^\/{2,}/, "/");
  return path + url.search + url.hash;
}
