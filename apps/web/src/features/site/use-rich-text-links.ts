import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Handles links of editors, in their HTML and on their buttons, with the router. */
export function useRichTextLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link?.closest(".rich-text, .page-link") || !isPage(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
    focusSection(link.getAttribute("href") ?? "");
  };
}

/** As browsers do after a link to a place on the same page: the keyboard goes on from there. */
function focusSection(href: string) {
  const section = href.startsWith("#") ? document.getElementById(href.slice(1)) : null;
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Files and other hosts are left to the browser. */
function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute("download") &&
    !/\.[a-z0-9]{2,5}$/i.test(link.pathname)
  );
}
