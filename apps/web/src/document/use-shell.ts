import type { SiteShell } from "@kdl/schemas/content/site";
import { useRouteLoaderData } from "react-router";

/** Data of every page's frame: names, theme, header, footer. */
export function useShell(): SiteShell {
  // The root route always loads it; its parts may have failed, the whole can't.
  return useRouteLoaderData("root") as SiteShell;
}
