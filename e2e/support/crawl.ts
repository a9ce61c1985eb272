/** Follows every internal link of a site, as a search engine does. */

export interface CrawledPage {
  /** With the query, without the fragment. */
  path: string;
  status: number;
  /** Target of the redirect, if it is one. */
  location: string | null;
  /** The first page on which the link was found. */
  from: string;
  html: string;
}

/** Pages that can be reached from `start`, each once. */
export async function crawl(origin: string, start = "/"): Promise<CrawledPage[]> {
  const foundOn = new Map([[start, "nowhere"]]);
  const pages: CrawledPage[] = [];
  // Entries that are added to a map during iteration are visited, too.
  for (const [path, from] of foundOn) {
    const response = await fetch(origin + path, { redirect: "manual" });
    const html = await response.text();
    const { status, headers } = response;
    // Not a page, but for example a calendar. Missing files are answered with a page.
    if (status === 200 && !headers.get("content-type")?.startsWith("text/html")) continue;
    pages.push({ path, status, location: headers.get("location"), from, html });
    for (const link of addressesIn(html, /<a\s[^>]*?href="([^"]*)"/g, origin + path)) {
      if (!foundOn.has(link)) foundOn.set(link, path);
    }
  }
  return pages;
}

/** Images on the pages, each once, in the first width offered. */
export function imagesOf(pages: readonly CrawledPage[], origin: string): string[] {
  const found = pages.flatMap(({ html, path }) => [
    ...addressesIn(html, /<img\s[^>]*?src="([^"]*)"/g, origin + path),
  ]);
  return [...new Set(found)];
}

function addressesIn(html: string, pattern: RegExp, base: string): Set<string> {
  const addresses = [...html.matchAll(pattern)]
    .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), base))
    .filter(({ origin }) => origin === new URL(base).origin)
    .map(({ pathname, search }) => pathname + search);
  return new Set(addresses);
}
