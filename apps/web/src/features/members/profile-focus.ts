import { useEffect, useRef } from "react";

/** A new part of the profile is like a new page: its element takes focus. */
export function useFocusOnChange(part: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    element.current?.focus({ preventScroll: true });
  }, [part]);
  return element;
}
