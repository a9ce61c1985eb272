/** The lazy module of every page in the registry. Server and browser share the routes. */
import type { PagePattern } from "@kdl/schemas/pages/registry";
import type { SiteShell } from "@kdl/schemas/content/site";
import { data as withStatus, type RouteObject, type RouterContextProvider } from "react-router";
import { SiteLayout } from "./features/site/site-layout.tsx";
import { PageError } from "./features/site/page-error.tsx";
import { RootDocument } from "./features/site/root-document.tsx";
import type { DataLayer } from "./data/data.ts";
import type { PageModule } from "./data/page-module.ts";
import { pageFailures } from "./page-failures.ts";

type LazyPage = () => Promise<PageModule>;

const pages: Readonly<Record<PagePattern, LazyPage>> = {
  "/": () => import("./features/home/home-page.tsx"),
  "/services": () => import("./features/services/services-page.tsx"),
  "/services/:slug": () => import("./features/services/service-page.tsx"),
  "/clubs": () => import("./features/clubs/clubs-page.tsx"),
  "/clubs/:slug": () => import("./features/clubs/club-page.tsx"),
  "/events": () => import("./features/events/events-page.tsx"),
  "/events/:slug": () => import("./features/events/event-page.tsx"),
  "/event-registration/:slug": () => import("./features/events/event-registration-page.tsx"),
  "/event-registration-success": () => import("./features/events/registration-success-page.tsx"),
  "/contact": () => import("./features/contact/contact-page.tsx"),
  "/thank-you": () => import("./features/contact/thank-you-page.tsx"),
  "/testimonialspage": () => import("./features/testimonials/testimonials-page.tsx"),
  "/our-mentors": () => import("./features/mentors/mentors-page.tsx"),
  "/our-mentors/:slug": () => import("./features/mentors/mentor-page.tsx"),
  "/founder": () => import("./features/mentors/founder-page.tsx"),
  "/user-login": () => import("./features/members/login-page.tsx"),
  "/sign-up": () => import("./features/members/sign-up-page.tsx"),
  "/verify-email": () => import("./features/members/verify-email-page.tsx"),
  "/forgot-password": () => import("./features/members/forgot-password-page.tsx"),
  "/reset-password": () => import("./features/members/reset-password-page.tsx"),
  "/confirm-email": () => import("./features/members/confirm-email-page.tsx"),
  "/check-inbox": () => import("./features/members/check-inbox-page.tsx"),
  "/account": () => import("./features/members/account-page.tsx"),
  "/choosephoto": () => import("./features/members/member-area-page.tsx"),
  "/edit-profile": () => import("./features/members/edit-profile-page.tsx"),
  "/view-profile": () => import("./features/members/view-profile-page.tsx"),
  "/internship-registration": () => import("./features/internship/internship-page.tsx"),
  "/club-registration": () => import("./features/clubs/club-registration-page.tsx"),
  "/training-form": () => import("./features/volunteer/volunteer-page.tsx"),
  "/registration-success": () => import("./features/internship/registration-success-page.tsx"),
  "/register/:slug": () => import("./features/events/register-redirect.ts"),
  "/pages/:slug": () => import("./features/services/service-redirect.ts"),
  "/:slug": () => import("./features/pages/generic-page.tsx"),
  "*": () => import("./features/pages/unknown-path.ts"),
};

type RouteContext = Readonly<RouterContextProvider>;

/**
 * Builds the routes. A server builds them once for all requests, so that they must keep nothing of one.
 *
 * @param dataOf where loaders get their data, by the request's context
 *
 * A failed query becomes a thrown response with the query's status, which the nearest boundary shows
 * inside the layout; on the server the status becomes the page's own.
 */
export function makeRoutes(dataOf: (context: RouteContext) => DataLayer): RouteObject[] {
  const lazyRoute = (page: LazyPage) => async () => {
    const { default: Component, load } = await page();
    if (!load) return { Component };
    const loader: RouteObject["loader"] = async ({ params, request, context }) => {
      try {
        return await load({ data: dataOf(context), params, url: new URL(request.url) });
      } catch (error) {
        if (error instanceof Response) throw error;
        throw toRouteError(error);
      }
    };
    return { Component, loader };
  };

  const shells = new WeakMap<DataLayer, SiteShell>();
  /** Keeps the previous header and footer where the gateway doesn't answer. */
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
      Component: RootDocument,
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

function toRouteError(error: unknown) {
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (typeof status !== "number") return error;
  return withStatus({ message: String(message) }, { status });
}
