/** Cookie that holds a preview token. */
export const PREVIEW_COOKIE = "preview";

/** A member's session, and a preview. */
const PRIVATE = /(?:^|;\s*)(?:__Host-)?(?:session|preview)=/;

/** Whether a request may get something of its own: then nothing of it is kept or shared. */
export function isPersonal(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && PRIVATE.test(cookieHeader);
}

/** The value of a cookie, or `null`. */
export function readCookie(cookieHeader: string | undefined, name: string): string | null {
  const pairs = cookieHeader?.split(";") ?? [];
  const pair = pairs.find((entry) => entry.trim().startsWith(`${name}=`));
  return pair === undefined ? null : pair.trim().slice(name.length + 1);
}
