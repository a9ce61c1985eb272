/**
 * The path, query and fragment of an address that stays on the site. Every redirect whose target comes
 * from a request or from content is checked here.
 *
 * @param address a path or an absolute URL, untrusted
 * @param origin the site's own
 * @returns a path that begins with exactly one slash, or `null` if the address leads elsewhere
 */
export function returnPath(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin) return null;
  // Two slashes would begin another host's address.
  const path = url.pathname.replace(/^\/{2,}/, "/");
  return path + url.search + url.hash;
}
