import { withHome } from "./breadcrumbs.tsx";
import { useOrigin } from "../document/origin-context.ts";
import { breadcrumbList, type Crumb } from "../document/structured-data.ts";

/** The way to a page, for its banner and for search engines. */
export function useCrumbs(list: readonly Crumb[]) {
  const origin = useOrigin();
  return { list, data: breadcrumbList(withHome(list), origin) };
}
