import { useShell } from "../../lib/use-shell.ts";
import { AppLink } from "../../lib/app-link.tsx";
import { paths } from "../../paths.ts";
import { AccountLink } from "./account-link.tsx";
import { navigationEntries, navigationFailure } from "./navigation-entries.ts";
import { SubmenuItem } from "./submenu-item.tsx";

/** The navigation from the medium breakpoint up. */
export function DesktopNavigation() {
  const shell = useShell();
  const failure = navigationFailure(shell);
  return (
    <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
      <ul className="flex items-center lg:gap-1">
        {navigationEntries(shell).map((entry) => (
          <SubmenuItem key={entry.path} entry={entry} depth={0} />
        ))}
        {failure && <li className="px-3 text-sm text-muted">{failure}</li>}
      </ul>
      <AccountLink />
      <AppLink to={paths.internshipRegistration()} className="btn btn-primary ml-1 lg:ml-2">
        Registration
      </AppLink>
    </nav>
  );
}
