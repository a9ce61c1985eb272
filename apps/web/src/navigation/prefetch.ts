/** Loads a page's code and data when a visitor is about to follow a link. */
import { matchRoutes, type RouteObject } from "react-router";

let prefetchPath: ((path: string) => void) | undefined;

/** Called once the application runs; before that, links are plain and {@link prefetch} does nothing. */
export function enablePrefetch(routes: RouteObject[]) {
  const done = new Set<string>();
  prefetchPath = (path) => {
    if (done.has(path) || saveData()) return;
    done.add(path);
    for (const { route, params } of matchRoutes(routes, path) ?? []) {
      void warm(route, params, path).catch(() => done.delete(path));
    }
  };
}

/**
 * Prefetches a page.
 * @param path an address of the site, with its query
 */
export function prefetch(path: string) {
  prefetchPath?.(path);
}

async function warm(route: RouteObject, params: object, path: string) {
  const loaded = typeof route.lazy === "function" ? await route.lazy() : route;
  if (typeof loaded.loader !== "function") return;
  const request = new Request(new URL(path, location.href));
  // The data layer keeps what the loader fetches; nothing else of the arguments is used.
  await loaded.loader({ params, request } as Parameters<typeof loaded.loader>[0]);
}

/** Visitors who save data shouldn't pay for pages that they don't read. */
function saveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
