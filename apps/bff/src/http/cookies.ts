/** Cookie that holds a preview token. */
export const PREVIEW_COOKIE = "preview";

const PREVIEW = /(?:^|;\s*)preview=/;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;

/** Whether a request may get drafts: then nothing of it is kept or shared. */
export function hasPreview(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && PREVIEW.test(cookieHeader);
}

/** Whether a request may come from a member: pages that know members are then rendered for it only. */
export function hasSession(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && SESSION.test(cookieHeader);
}

/** The value of a cookie, or `null`. */
export function readCookie(cookieHeader: string | undefined, name: string): string | null {
  const pairs = cookieHeader?.split(";") ?? [];
  const pair = pairs.find((entry) => entry.trim().startsWith(`${name}=`));
  return pair === undefined ? null : pair.trim().slice(name.length + 1);
}
