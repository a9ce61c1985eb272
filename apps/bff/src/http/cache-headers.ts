/** How long a CDN may serve stale replies when the gateway is down: as long as the gateway itself would. */
const STALE_IF_ERROR_S = 86_400;

/**
 * Headers of a reply that is the same for everybody. Browsers revalidate it each time, so that edits show
 * at once. Shared caches keep it for `ttlS` seconds. Directives for CDNs only have their own header
 * (RFC 9213), since browsers would obey `stale-while-revalidate` as well.
 */
export function sharedFor(ttlS: number): Readonly<Record<string, string>> {
  const shared = { "Cache-Control": `public, max-age=0, s-maxage=${ttlS}` };
  if (ttlS === 0) return shared;
  const cdn = `max-age=${ttlS}, stale-while-revalidate=${ttlS}, stale-if-error=${STALE_IF_ERROR_S}`;
  return { ...shared, "CDN-Cache-Control": cdn };
}
