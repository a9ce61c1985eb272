import { useEffect, useRef } from "react";

/** Another part of the profile is another page to whoever reads it: its element takes the focus. */
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
