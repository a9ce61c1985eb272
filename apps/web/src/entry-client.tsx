import type { PagePattern } from "@kdl/schemas/pages/registry";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createDataLayer } from "./data/data.ts";
import { onLoginElsewhere, rememberLogin } from "./session/login-hint.ts";
import { PageStateContext } from "./data/page-state-context.ts";
import { isForMember, takeState } from "./document/page-state.ts";
import { ROOT_ID } from "./document/root-element.ts";
import { measureWhenIdle } from "./browser/page-measures.ts";
import { enablePrefetch } from "./navigation/prefetch.ts";
import { makeRoutes } from "./routes.tsx";

/** Hydrates the page that the server rendered. */
export async function hydrate() {
  const state = takeState();
  const data = createDataLayer(
    async (path, input) => (await import("./data/trpc.ts")).queryGateway(path, input),
    state.queries,
  );
  if (isForMember(state.queries)) rememberLogin();
  // Results fetched for one person must not be shown to the next.
  onLoginElsewhere(data.forget);
  const routes = makeRoutes(() => data);
  const pattern = await loadMatched(routes);
  const router = await routerOf(routes);
  enablePrefetch(routes);
  addEventListener("online", () => {
    if (!router.state.errors) return;
    data.forget();
    void router.revalidate();
  });
  await nextTask();
  hydrateRoot(
    document.getElementById(ROOT_ID) as HTMLElement,
    <PageStateContext
      value={{
        preview: state.preview,
        isMember: isForMember(state.queries),
        returned: { current: state.returned },
        forget: data.forget,
      }}
    >
      <RouterProvider router={router} />
    </PageStateContext>,
  );
  if (state.vitals) measureWhenIdle(pattern);
}

/**
 * Loads the page's modules: a route that is still lazy renders nothing at first, so the page would flash.
 * @returns the page's pattern
 */
async function loadMatched(routes: RouteObject[]): Promise<PagePattern> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      delete route.lazy;
      Object.assign(route, loaded);
    }),
  );
  return matches.at(-1)?.route.path as PagePattern;
}

/** Lets the browser react to input between two long tasks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The queries are cached already, so the loaders settle without a request. Only a router that begins with
 * their results leaves the page where the visitor has scrolled to.
 */
async function routerOf(routes: RouteObject[]): Promise<Router> {
  const loading = createBrowserRouter(routes);
  await settled(loading);
  loading.dispose();
  const { loaderData, errors } = loading.state;
  return createBrowserRouter(routes, { hydrationData: { loaderData, errors } });
}

function settled(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
