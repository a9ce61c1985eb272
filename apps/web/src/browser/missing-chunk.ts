/**
 * Chunks that can't be loaded any more, because the site was upgraded while the page was open. The page
 * is then loaded again from the server, in the present version (docs/decisions/004-failures-in-the-browser.md).
 */
const STORAGE_KEY = "reloaded-builds";

const failures = new WeakSet<Error>();
let ownBuild = "";

/**
 * Notes errors of chunks. Such an error may matter to nobody, as when a page is only loaded ahead, so
 * what to do is decided where it shows.
 *
 * @param build tells this page's version from others
 */
export function watchChunks(build: string): void {
  ownBuild = build;
  addEventListener("vite:preloadError", ({ payload }) => failures.add(payload));
}

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && failures.has(error);

/**
 * Loads this address from the server, once for each version in a tab, so that it can't go on forever.
 *
 * @returns whether the page is about to go
 */
export async function loadAgainOnce(): Promise<boolean> {
  const { pathname, search } = location;
  const address = pathname + search;
  try {
    const builds = (sessionStorage.getItem(STORAGE_KEY) ?? "").split(" ");
    if (builds.includes(ownBuild) || !(await answers(address))) return false;
    sessionStorage.setItem(STORAGE_KEY, [...builds, ownBuild].join(" ").trim());
  } catch {
    // Without storage nothing would end the loop.
    return false;
  }
  // Unlike a reload it never posts a form again. With a hash it would only scroll.
  location.replace(address);
  return true;
}

/** A page that says that something failed is better than the browser's own. */
async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return reply !== null && reply.status < 500;
}
