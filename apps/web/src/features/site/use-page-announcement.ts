import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After client-side navigation, browsers don't announce the new page. Moves focus to its title, or to its
 * notice if there is one, so that screen readers read it out.
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
    const goal = ["main [data-focus]", "main h1", "main"]
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    goal?.focus({ preventScroll: true });
  }, [pathname, hash, state]);

  return announcement;
}
