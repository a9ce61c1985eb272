/** Addresses: those of routes with their placeholders filled in, and those that reach beyond. */
import * as fc from "fast-check";
import type { Facts } from "./facts.ts";
import { oddText, PLANTED } from "./odd-values.ts";

/** Bytes that can stand in a request line, if nowhere else. */
const rawPath = (text: string) =>
  Buffer.from(text.replaceAll(/[\s\p{Cc}]/gu, "_")).toString("latin1");

/** Addresses are logged: nothing in them is planted. */
const pathText = oddText.map((text) => text.replaceAll(PLANTED, "word"));

const percent = (text: string) => encodeURIComponent(text.toWellFormed());

const goals = [
  "etc/passwd",
  "package.json",
  "apps/bff/src/env.ts",
  ".env",
  ".data/cms.db",
  "cms.db",
];
const steps = [
  "../",
  "..%2f",
  "%2e%2e/",
  "..\\",
  "..%5c",
  "%252e%252e%252f",
  "..%c0%af",
  "....//",
  ".%00./",
];
const starts = [
  "/",
  "/assets/",
  "/images/services/",
  "/images/",
  "/og/",
  "/services/",
  "/pages/",
  "//",
];

const traversals = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.constantFrom(...steps),
    fc.nat(8),
    fc.constantFrom(...goals),
  )
  .map(([start, step, depth, goal]) => start + step.repeat(depth) + goal);

const oddPaths = fc.constantFrom(
  "*",
  "/%",
  "/%00",
  "/%ff",
  "/%E0%A4%A",
  "/%2e%2e",
  "//example.org/%2f..",
  "/\\example.org",
  "/./.",
  "/services/../services",
  "/SERVICES/",
  "/services//",
  "/services;a=b",
  "/services%3Fa=b",
  "/services#a",
  "/..;/admin",
  "/.git/config",
  "/.env",
  "/wp-login.php",
  "/admin",
  "/payload-api/users",
  "/_next/static/../../server.js",
  "/__proto__",
  "/constructor",
  "/pages/__proto__",
  "/events/toString",
  "/assets/__proto__",
  "http://example.org/services",
  "https://[::1/",
  "example.org:443",
  "?a",
  `/${"a".repeat(5_000)}`,
  `/${"a/".repeat(4_000)}`,
  `/${"%41".repeat(3_000)}`,
  `/${"../".repeat(2_000)}`,
);

const oddQueries = fc.oneof(
  fc.constantFrom(
    "?",
    "?&",
    "?%",
    "?a=%ff",
    "?tab=past",
    "?tab=past&tab=upcoming",
    "?tab[]=past",
    "?tab=__proto__",
    "?notice=loggedOut",
    `?notice=${PLANTED}`,
    "?reference=MSG-AB12",
    "?next=//example.org",
    "?next=/account&next=javascript:1",
    `?token=${"t".repeat(43)}`,
    `?token=${PLANTED}`,
    "?step=educational",
    "?step=__proto__",
    "?w=640",
    "?_data=routes",
    `?${"a=b&".repeat(3_000)}`,
    `?a=${"b".repeat(9_000)}`,
  ),
  oddText.map((text) => `?q=${percent(text).slice(0, 9_000)}`),
);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: oddQueries },
);

/** A route's pattern with something for each placeholder. */
export function filled(pattern: string, { pages }: Pick<Facts, "pages">): fc.Arbitrary<string> {
  const slugs = pages.map((path) => path.split("/").at(-1) ?? "");
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...slugs) },
    { weight: 1, arbitrary: pathText.map((text) => percent(text).slice(0, 6_000)) },
    { weight: 1, arbitrary: pathText.map((text) => rawPath(text).slice(0, 6_000)) },
  );
  return fc
    .array(part, { minLength: 3, maxLength: 3 })
    .map((parts) => pattern.replaceAll(/:\w+|\*/g, () => parts.pop() ?? ""));
}

/** Any address. @param patterns of routes */
export function addresses(patterns: readonly string[], facts: Facts): fc.Arbitrary<string> {
  const routed = fc.constantFrom(...patterns).chain((pattern) => filled(pattern, facts));
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...facts.pages) },
    { weight: 4, arbitrary: routed },
    { weight: 2, arbitrary: traversals },
    { weight: 2, arbitrary: oddPaths },
    { weight: 1, arbitrary: pathText.map((text) => `/${percent(text).slice(0, 9_000)}`) },
    { weight: 1, arbitrary: pathText.map((text) => `/${rawPath(text).slice(0, 9_000)}`) },
  );
  return fc.tuple(path, query).map(([before, after]) => (before + after).slice(0, 12_000));
}
