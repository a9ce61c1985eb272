/**
 * Whether this browser was last logged in, as a hint for what to show before the server answers. It grants
 * nothing: the server checks its own session.
 */
import { useContext, useSyncExternalStore } from "react";
import { PageStateContext } from "../data/page-state-context.ts";
import { LOGIN_KEY, storedLogin } from "./stored-login.ts";

const CHANGED = "login-hint";

/** Used where storage is disabled; lasts as long as the page. */
let unstored = false;

/** The last known state; other tabs change it too. */
export const hasLoginHint = (): boolean => storedLogin() ?? unstored;

function subscribe(onChange: () => void) {
  const stop = onLoginElsewhere(onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    stop();
    removeEventListener(CHANGED, onChange);
  };
}

/**
 * Calls back when another tab logged in or out, and when a restored page may have missed it.
 * @returns how to stop listening
 */
export function onLoginElsewhere(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `null` where everything was cleared.
    if (key === LOGIN_KEY || key === null) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Until the page is alive, what the server drew it for. */
export function useLoginHint(): boolean {
  const { isMember } = useContext(PageStateContext);
  return useSyncExternalStore(subscribe, hasLoginHint, () => isMember);
}

/** The server knows this browser's member. */
export function rememberLogin() {
  if (hasLoginHint()) return;
  unstored = true;
  try {
    localStorage.setItem(LOGIN_KEY, "true");
  } catch {
    // It holds for this page then.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Clears the hint and what the session left in this tab. */
export function forgetLogin() {
  unstored = false;
  try {
    localStorage.removeItem(LOGIN_KEY);
    sessionStorage.clear();
  } catch {
    // Nothing was stored then.
  }
  dispatchEvent(new Event(CHANGED));
}
