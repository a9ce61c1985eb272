import { applicationCall } from "@kdl/schemas/applications/application";
import { forms } from "@kdl/schemas/forms/forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { registrationCall } from "@kdl/schemas/registrations/registration";
import { resourceNames } from "@kdl/schemas/content/resources";
import { OTHER_ROUTE } from "@kdl/runtime/metrics/http-metrics";

const fixed: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/api/check-user",
  ...resourceNames.map((name) => `/api/${name}`),
  ...Object.values(forms).map(({ path }) => path),
  ...Object.values(applicationCall),
  ...Object.values(registrationCall),
  ...Object.values(memberCall).filter((path) => typeof path === "string"),
]);

/** Everything below each of these is one route: what follows may identify a person. */
const below = [
  "/images",
  "/admin",
  "/payload-api",
  "/_next",
  "/api/members/me/profile",
  "/api/members/me/registrations",
];
const patterns = below.map((prefix) => [prefix, `${prefix}/*`] as const);

/** All results of {@link routeOf} except the one for other paths. */
export const routes: readonly string[] = [...fixed, ...patterns.map(([, pattern]) => pattern)];

/** @returns the pattern of a request's path, one of a fixed set: few labels, none personal */
export function routeOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (fixed.has(path)) return path;
  const found = patterns.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return found?.[1] ?? OTHER_ROUTE;
}
