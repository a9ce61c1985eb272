import { ChevronDown, Menu, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useLocation } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { SearchForm } from "../../layout/search-form.tsx";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { MobileAccountLink } from "./account-link.tsx";
import { type NavigationEntry, navigationEntries, navigationNote } from "./navigation-entries.ts";

/** The same entries behind a menu button, below the medium breakpoint. Opens without JavaScript. */
export function MobileNavigation() {
  const shell = useShell();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const note = navigationNote(shell);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };

  return (
    // Navigation remounts it, closed. Key events bubble up from the links inside.
    <details key={key} ref={menu} className="group md:hidden" onKeyDown={closeOnEscape}>
      <summary className="btn btn-ghost gap-2 px-3" aria-label="Menu">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-base-100 px-5 pt-2 pb-6 shadow-(--shadow-lift)"
      >
        <div className="pt-2 pb-3">
          <SearchForm />
        </div>
        <EntryList entries={navigationEntries(shell)} />
        {note && <p className="py-2 text-sm text-muted">{note}</p>}
        <div className="mt-4 grid gap-3">
          <MobileAccountLink />
          <AppLink to={paths.internshipRegistration()} className="btn btn-primary btn-block">
            Registration
          </AppLink>
        </div>
      </nav>
    </details>
  );
}

function EntryList({ entries }: { entries: NavigationEntry[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="w-full">
      {entries.map((entry) => {
        const link = (
          <AppLink
            to={entry.path}
            className="flex min-h-12 grow items-center rounded-lg font-semibold aria-[current=page]:text-heading"
            aria-current={pathname === entry.path ? "page" : undefined}
          >
            {entry.title}
          </AppLink>
        );
        return (
          <li key={entry.path} className="border-line not-last:border-b">
            {entry.children.length === 0 ? (
              link
            ) : (
              <div className="grid grid-cols-[1fr_auto] items-center">
                {link}
                <details className="contents [&::details-content]:col-span-2">
                  <summary
                    aria-label={`Pages under ${entry.title}`}
                    className="grid size-12 place-items-center rounded-lg"
                  >
                    <ChevronDown
                      aria-hidden="true"
                      // Only this list's events, not those of a surrounding list.
                      className="size-5 transition-transform [details[open]>summary>&]:rotate-180"
                    />
                  </summary>
                  <div className="col-span-2 ml-4">
                    <EntryList entries={entry.children} />
                  </div>
                </details>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
