import { useShell } from "../../document/use-shell.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { AccountLink } from "./account-link.tsx";
import { navigationEntries, navigationNote } from "./navigation-entries.ts";
import { SearchLink } from "./search-link.tsx";
import { SubmenuItem } from "./submenu-item.tsx";

/** The navigation from the medium breakpoint up: on its own line until there is room beside the logo. */
export function DesktopNavigation() {
  const shell = useShell();
  const note = navigationNote(shell);
  return (
    <>
      <nav
        aria-label="Main"
        className="order-last hidden basis-full md:block lg:order-none lg:ml-auto lg:basis-auto"
      >
        {/* Editors may add pages: the list wraps to a second line. */}
        <ul className="-mx-2 flex flex-wrap items-center lg:mx-0 lg:justify-end">
          {navigationEntries(shell).map((entry) => (
            <SubmenuItem key={entry.path} entry={entry} depth={0} />
          ))}
          {note && <li className="px-3 text-sm text-muted">{note}</li>}
        </ul>
      </nav>
      <div className="hidden shrink-0 items-center gap-1 md:flex">
        <SearchLink />
        <AccountLink />
        <AppLink to={paths.internshipRegistration()} className="btn btn-primary">
          Registration
        </AppLink>
      </div>
    </>
  );
}
