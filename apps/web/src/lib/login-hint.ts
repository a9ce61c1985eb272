/**
 * Whether this browser was logged in last, as a hint for what to show before the server has answered.
 * It opens nothing: the server decides by its own session.
 */
import { use, useSyncExternalStore } from "react";
import { PageStateContext } from "./page-state-context.ts";

const KEY = "isAuthenticated";
const CHANGED = "login-hint";

/** What holds where storage is switched off: as long as the page lives. */
let unstored = false;

/** What was known last; other tabs change it as well. */
export function hasLoginHint(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return unstored;
  }
}

function subscribe(onChange: () => void) {
  const types = ["storage", "pageshow", CHANGED] as const;
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

/** Until the page is alive, what the server drew it for. */
export function useLoginHint(): boolean {
  const { isMember } = use(PageStateContext);
  return useSyncExternalStore(subscribe, hasLoginHint, () => isMember);
}

/** The server knows this browser's member. */
export function rememberLogin() {
  if (hasLoginHint()) return;
  unstored = true;
  try {
    localStorage.setItem(KEY, "true");
  } catch {
    // It holds for this page then.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Clears the hint and what the session left in this tab. */
export function forgetLogin() {
  unstored = false;
  try {
    localStorage.removeItem(KEY);
    sessionStorage.clear();
  } catch {
    // Nothing was stored then.
  }
  dispatchEvent(new Event(CHANGED));
}
