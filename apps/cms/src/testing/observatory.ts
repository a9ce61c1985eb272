/**
 * Mozilla's HTTP Observatory, as far as headers decide: github.com/mdn/mdn-http-observatory, `src/grader`.
 * Left out are certificates, redirects from plain HTTP and the preload list, which belong to the proxy.
 */

/** Below this, what is better than necessary adds nothing. */
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_768_000;

type Points = Record<string, number>;

/** @param headers of a page's reply over https */
export function observatoryScore(headers: Headers): { score: number; points: Points } {
  const policy = directivesOf(headers.get("content-security-policy") ?? "");
  const points: Points = {
    contentSecurityPolicy: policyPoints(policy),
    cookies: cookiePoints(headers),
    crossOriginResourcePolicy: /^same-(?:origin|site)$/.test(
      headers.get("cross-origin-resource-policy") ?? "",
    )
      ? 10
      : 0,
    referrerPolicy: referrerPoints(headers.get("referrer-policy")),
    strictTransportSecurity: hstsPoints(headers.get("strict-transport-security")),
    contentTypeOptions: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    framing: framingPoints(policy, headers.get("x-frame-options")),
  };
  const sum = (of: (value: number) => boolean) =>
    Object.values(points)
      .filter(of)
      .reduce((total, value) => total + value, 0);
  const withoutBonus = Math.max(0, 100 + sum((value) => value < 0));
  const score = withoutBonus < BONUS_FROM ? withoutBonus : withoutBonus + sum((value) => value > 0);
  return { score, points };
}

type Policy = ReadonlyMap<string, readonly string[]>;

const directivesOf = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name, sources]),
  );

const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:"];
const withNonce = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));

const has = (sources: readonly string[] | undefined, unsafe: readonly string[]) =>
  sources?.some((source) => unsafe.includes(source)) ?? false;

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const kept = withNonce(sources)
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
    const isDynamic = withNonce(kept) && kept.includes("'strict-dynamic'");
    return isDynamic
      ? kept.filter((source) => source !== "'self'" && !BROAD.includes(source))
      : kept;
  };
  const [script, style, object] = ["script-src", "style-src", "object-src"].map(sourcesOf);
  if (has(script, UNSAFE) || has(object, BROAD)) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has([...(script ?? []), ...(style ?? [])], ["'unsafe-eval'"])) return -10;
  if (has(style, UNSAFE)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(headers: Headers): number {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (cookies.length === 0) return 0;
  const isProtected = hstsPoints(headers.get("strict-transport-security")) >= 0;
  if (!cookies.every((cookie) => /;\s*httponly/.test(cookie))) return -30;
  if (!cookies.every((cookie) => /;\s*secure/.test(cookie))) return isProtected ? -10 : -40;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/.test(cookie)) ? 5 : 0;
}

function hstsPoints(header: string | null): number {
  const [, age] = /max-age=(\d+)/.exec(header ?? "") ?? [];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

function referrerPoints(header: string | null): number {
  if (header === null) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
    header,
  );
  return isPrivate ? 5 : -5;
}

function framingPoints(policy: Policy, header: string | null): number {
  const ancestors = policy.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? "") ? 5 : -20;
}
