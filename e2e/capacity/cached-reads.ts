/** What visitors request: pages, files, queries and pictures of the shipped site, from memory or disk. */
import type { LoadRequest } from "../load/open-loop.ts";

const BROTLI = "gzip, deflate, br, zstd";
const WEBP = "image/webp,image/*;q=0.8";
/** Public queries that the browser sends between pages, as its client writes them. */
const QUERIES = [
  "site.shell",
  "home.get",
  "services.list",
  "events.list",
  "clubs.list",
  "mentors.list",
  "testimonials.list",
].map((name) => `/trpc/${name}?batch=1&input=%7B%7D`);

/** How many of 20 requests are of each kind. */
const SHARES = { pages: 12, files: 4, queries: 3, images: 1 } as const;
/** Of ten visitors, two don't support Brotli, and one has the page cached. */
const BROWSERS = ["br", "br", "gzip", "br", "br", "br", "gzip", "br", "br", "known"] as const;
/** Enough to include every page in every form. */
const LENGTH = 20_000;

/** @returns requests, each of which has been answered once, so that every reply is cached */
export async function cachedReads(url: string): Promise<LoadRequest[]> {
  const pages = await pagePaths(url);
  const documents = await Promise.all(pages.map((path) => textOf(url + path)));
  const found = (pattern: RegExp) => [
    ...new Set(documents.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => match))),
  ];
  const kinds = {
    pages: await Promise.all(pages.map((path) => pageForms(url, path))),
    files: found(/\/assets\/[\w.-]+\.(?:js|css)/g).map((path) => [once(path, BROTLI)]),
    queries: QUERIES.map((path) => [once(path, BROTLI)]),
    images: found(/\/images\/\w+\/[\w.-]+\?w=640/g).map((path) => [
      { path, headers: { accept: WEBP } },
    ]),
  };
  const requests = Object.entries(SHARES).map(([kind, share]) =>
    turns(kinds[kind as keyof typeof SHARES], (LENGTH * share) / 20),
  );
  await answeredOnce(url, requests.flat());
  return shuffled(requests.flat());
}

const once = (path: string, encoding: string): LoadRequest => ({
  path,
  headers: { "accept-encoding": encoding },
});

/** One page as each kind of browser requests it. */
async function pageForms(url: string, path: string): Promise<LoadRequest[]> {
  const response = await fetch(url + path, { headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  const tag = response.headers.get("etag") ?? "";
  return BROWSERS.map((browser): LoadRequest => {
    if (browser === "gzip") return once(path, "gzip");
    if (browser === "br") return once(path, BROTLI);
    // A cached page may have been rendered again meanwhile; both answers are correct.
    return { path, headers: { "accept-encoding": "br", "if-none-match": tag }, status: [200, 304] };
  });
}

/** Cycles through the entries, and through the forms of each. */
function turns(entries: readonly (readonly LoadRequest[])[], count: number): LoadRequest[] {
  if (entries.length === 0) throw new Error("The site's pages name nothing of a kind");
  return Array.from({ length: count }, (_, index) => {
    const forms = entries[index % entries.length] ?? [];
    return forms[Math.floor(index / entries.length) % forms.length] ?? { path: "/" };
  });
}

async function pagePaths(url: string): Promise<string[]> {
  const text = await textOf(`${url}/sitemap.xml`);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  return addresses.map((address) => new URL(address).pathname);
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

async function answeredOnce(url: string, requests: readonly LoadRequest[]): Promise<void> {
  const different = new Map(requests.map((each) => [JSON.stringify(each), each]));
  for (const { path, headers } of different.values()) {
    const response = await fetch(url + path, { headers: headers ?? {} });
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
  }
}

/** The same order each time. */
function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  let seed = 1;
  for (let last = result.length - 1; last > 0; last -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
