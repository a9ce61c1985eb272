import { ChevronRight } from "lucide-react";
import { paths } from "../paths.ts";
import { AppLink } from "../navigation/app-link.tsx";
import type { Crumb } from "../document/structured-data.ts";

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {withHome(crumbs).map(({ title, path }, index, all) => (
          <li key={path} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
            {index === all.length - 1 ? (
              <span aria-current="page" className="font-semibold">
                {title}
              </span>
            ) : (
              <>
                <AppLink to={path} className="underline-offset-4 hover:underline">
                  {title}
                </AppLink>
                <ChevronRight aria-hidden="true" className="size-3.5 opacity-70" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Every way begins at the home page. */
export function withHome(crumbs: readonly Crumb[]): Crumb[] {
  return [{ title: "Home", path: paths.home() }, ...crumbs];
}
