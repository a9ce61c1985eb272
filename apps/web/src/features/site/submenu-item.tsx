import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { NavigationEntry } from "./navigation-entries.ts";

interface SubmenuItemProps {
  entry: NavigationEntry;
  depth: number;
}

/**
 * A link of the navigation. With pages below it, a button beside it opens the submenu, and so does
 * hovering. Follows the W3C's pattern of a disclosure navigation with top-level links: Tab moves through,
 * Enter opens, Escape closes and restores focus.
 */
export function SubmenuItem({ entry, depth }: SubmenuItemProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const listId = useId();
  // A submenu opened by hovering may not contain the focus, so it gets no key events.
  useEffect(() => {
    if (!hovered) return undefined;
    const dismissOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, [hovered]);
  const link = (
    <AppLink
      to={entry.path}
      className="nav-link"
      aria-current={pathname === entry.path ? "page" : undefined}
    >
      {entry.title}
    </AppLink>
  );
  if (entry.children.length === 0) return <li>{link}</li>;

  const closeOnEscape = (event: KeyboardEvent<HTMLLIElement>) => {
    // A closed list leaves the key to its parent.
    const isShown = open || (hovered && !dismissed);
    if (event.key !== "Escape" || !isShown) return;
    event.stopPropagation();
    setDismissed(true);
    setOpen(false);
    // Before the list is hidden and focus is lost.
    event.currentTarget.querySelector("button")?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li
      className="has-submenu"
      data-open={open}
      data-dismissed={dismissed}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => {
        setHovered(false);
        setDismissed(false);
      }}
    >
      <div className="flex items-center">
        {link}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={`Pages under ${entry.title}`}
          className={classNames(
            "grid h-11 w-7 place-items-center rounded-md text-muted hover:text-heading",
            depth === 0 && "-ml-2.5",
          )}
          onClick={() => {
            setDismissed(open);
            setOpen(!open);
          }}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4", depth > 0 && "-rotate-90")}
          />
        </button>
      </div>
      <ul id={listId} className="submenu">
        {entry.children.map((child) => (
          <SubmenuItem key={child.path} entry={child} depth={depth + 1} />
        ))}
      </ul>
    </li>
  );
}
