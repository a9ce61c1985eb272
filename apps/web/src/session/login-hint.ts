/**
 * Whether this browser was last logged in, as a hint for what to show before the server answers. It grants
 * nothing: the server checks its own session.
 */
import { useContext, useSyncExternalStore } from "react";
import { PageStateContext } from "../data/page-state-context.ts";
import { LOGIN_KEY, storedLogin } from "./stored-login.ts";

const CHANGED = "login-hint";

/** Used if storage is disabled; lasts as long as the page. */
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
    // `null` if everything was cleared.
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

/** The hint; until hydration, what the server rendered the page for. */
export function useLoginHint(): boolean {
  const { isMember } = useContext(PageStateContext);
  return useSyncExternalStore(subscribe, hasLoginHint, () => isMember);
}

/** Called when the server has recognised this browser's member. */
export function rememberLogin() {
  if (hasLoginHint()) return;
  unstored = true;
  try {
    localStorage.setItem(LOGIN_KEY, "true");
  } catch {
    // The hint then only lasts as long as this page.
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
