/**
 * Chunks that no longer exist because the site was upgraded while the page was open. The page is then
 * reloaded from the server in the current version (docs/decisions/004-failures-in-the-browser.md).
 */
const STORAGE_KEY = "reloaded-builds";

const failures = new WeakSet<Error>();
let ownBuild = "";

/**
 * Records failed chunks. Such a failure may not matter, for instance when a page is only prefetched, so
 * the caller that shows the error decides what to do.
 *
 * @param build identifies this page's version
 */
export function watchChunks(build: string): void {
  ownBuild = build;
  addEventListener("vite:preloadError", ({ payload }) => failures.add(payload));
}

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && failures.has(error);

/**
 * Loads this address from the server, once for each version in a tab, so that it can't loop.
 *
 * @returns whether the page is about to be replaced
 */
export async function loadAgainOnce(): Promise<boolean> {
  const { pathname, search } = location;
  const address = pathname + search;
  try {
    const builds = (sessionStorage.getItem(STORAGE_KEY) ?? "").split(" ");
    if (builds.includes(ownBuild) || !(await answers(address))) return false;
    sessionStorage.setItem(STORAGE_KEY, [...builds, ownBuild].join(" ").trim());
  } catch {
    // Without storage, nothing would stop a loop.
    return false;
  }
  // Unlike a reload, this never posts a form again. With a hash it would only scroll.
  location.replace(address);
  return true;
}

/** Our error page is better than the browser's own. */
async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return reply !== null && reply.status < 500;
}
