import type { StaticHandlerContext } from "react-router";

const UNAVAILABLE = 503;

/**
 * The status of a page. A page whose own content is missing in part is 503 too: it is worth showing,
 * but neither caches nor search engines should keep it.
 */
export function pageStatus(context: StaticHandlerContext): number {
  if (context.statusCode !== 200) return context.statusCode;
  const incomplete = Object.entries(context.loaderData).some(
    ([route, loaded]) => route !== "root" && hasFailedSection(loaded),
  );
  return incomplete ? UNAVAILABLE : context.statusCode;
}

function hasFailedSection(loaded: unknown): boolean {
  if (typeof loaded !== "object" || loaded === null) return false;
  return Object.values(loaded).some(
    (value) => typeof value === "object" && value !== null && "ok" in value && value.ok === false,
  );
}
