import { pagePatterns } from "./page-patterns.ts";

/** First segments that gateway, CMS and proxy answer themselves, beside the pages. */
const serverSegments = [
  ".well-known",
  "admin",
  "api",
  "assets",
  "cancel-registration",
  "csp-report",
  "door",
  "events.ics",
  "favicon.ico",
  "favicon.svg",
  "healthz",
  "hooks",
  "images",
  "log-out",
  "member-area",
  "member-picture",
  "my-events",
  "og",
  "preview",
  "readyz",
  "robots.txt",
  "site.webmanifest",
  "sitemap.xml",
  "trpc",
  "web-vitals",
];

/** The first segment of a path or route pattern; `""` where that is a parameter or there is none. */
export const firstSegment = (path: string): string => /^\/([^/:*]+)(?:\/|$)/.exec(path)?.[1] ?? "";

/** Slugs that no page at the top of the site can have: something else answers at that address. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  [...pagePatterns.map(firstSegment), ...serverSegments].filter((segment) => segment !== ""),
);
