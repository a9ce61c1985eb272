"use client";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Fixes Back and Forward for lists that were opened by their URL.
 *
 * Payload's lists write their query into the URL with `history.replaceState(null, …)`. On a page's first
 * load this happens before Next's router observes the history, so the entry loses the state from which the
 * router restores the page: the URL changes, but the previous page stays on screen.
 */
export function KeepHistoryState({ children }: { children: ReactNode }) {
  const routersState = useRef<unknown>(null);
  // Next's router has written its state by now; the lists, whose effects run later, haven't.
  useLayoutEffect(() => {
    routersState.current = history.state;
  }, []);
  useEffect(() => {
    if (history.state === null) history.replaceState(routersState.current, "");
  }, []);
  return children;
}
