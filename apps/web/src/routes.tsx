/** The routes, one for each page of the registry. Server and browser share them. */
import type { PagePattern } from "@kdl/schemas/pages/registry";
import type { SiteShell } from "@kdl/schemas/content/site";
import { data as withStatus, type RouteObject, type RouterContextProvider } from "react-router";
import { SiteLayout } from "./features/site/site-layout.tsx";
import { PageError } from "./features/site/page-error.tsx";
import { Root } from "./features/site/root.tsx";
import type { DataLayer } from "./data/data.ts";
import type { PageModule } from "./data/page-module.ts";
import { pageFailures } from "./page-failures.ts";
import pages from "virtual:pages";

type RouteContext = Readonly<RouterContextProvider>;

/**
 * Builds the routes. The server builds them once for all requests, so they must not keep state of any.
 *
 * @param dataOf where loaders get their data, by the request's context
 *
 * A failed query becomes a thrown response with the query's status, which the nearest boundary shows
 * inside the layout; on the server the status becomes the page's own.
 */
export function makeRoutes(dataOf: (context: RouteContext) => DataLayer): RouteObject[] {
  const lazyRoute = (page: () => Promise<PageModule>) => async () => {
    const { default: Component, load } = await page();
    if (!load) return { Component };
    const loader: RouteObject["loader"] = async ({ params, request, context }) => {
      try {
        return await load({ data: dataOf(context), params, url: new URL(request.url) });
      } catch (error) {
        if (error instanceof Response) throw error;
        throw await toRouteError(error, request.url, dataOf(context));
      }
    };
    return { Component, loader };
  };

  const shells = new WeakMap<DataLayer, SiteShell>();
  /** Keeps the previous header and footer if the gateway doesn't answer. */
  const loadShell: RouteObject["loader"] = async ({ context }) => {
    const data = dataOf(context);
    try {
      const shell = await data.query("site.shell");
      shells.set(data, shell);
      return shell;
    } catch (error) {
      const shell = shells.get(data);
      if (!shell) throw error;
      return shell;
    }
  };

  return [
    {
      id: "root",
      Component: Root,
      loader: loadShell,
      // Kept during navigation, and reloaded when visitors retry.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      children: [
        {
          Component: SiteLayout,
          children: [
            {
              ErrorBoundary: PageError,
              children: Object.entries(pages).map(([path, page]) => ({
                path,
                lazy: lazyRoute(page),
                handle: pageFailures[path as PagePattern],
              })),
            },
          ],
        },
      ],
    },
  ];
}

async function toRouteError(error: unknown, url: string, data: DataLayer) {
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (typeof status !== "number") return error;
  // Few visitors come to a missing page, so its code isn't loaded with the others.
  const likely =
    status === 404 ? await (await import("./missing-page.ts")).leadOn(data, new URL(url)) : null;
  return withStatus({ message: String(message), likely }, { status });
}
