import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After a move within the site the browser does none of what it does after a full load: here the
 * new page's title takes the focus and is read out, or what the page has to tell first.
 *
 * @returns the text for a live region
 */
export function usePageAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (state !== "idle" || shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    if (hash) return;
    const goal = ["main [data-news]", "main h1", "main"]
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    goal?.focus({ preventScroll: true });
  }, [pathname, hash, state]);

  return announcement;
}
