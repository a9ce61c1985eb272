"use client";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Lets Back and Forward find lists that were opened by their address.
 *
 * Payload's lists write their query into the address with `history.replaceState(null, …)`. On a page's
 * first load that happens before Next's router watches the history, so the entry loses the state by which
 * the router would restore the page: the address changes, and the page before stays on screen.
 */
export function KeepHistoryState({ children }: { children: ReactNode }) {
  const routersState = useRef<unknown>(null);
  // Next's router has written its state by now, and the lists, whose effects run later, haven't.
  useLayoutEffect(() => {
    routersState.current = history.state;
  }, []);
  useEffect(() => {
    if (history.state === null) history.replaceState(routersState.current, "");
  }, []);
  return children;
}
