/**
 * Whether this browser was logged in last, as a hint for what to show before the server has answered.
 * It opens nothing: the server decides by its own session.
 */
import { useSyncExternalStore } from "react";

const KEY = "isAuthenticated";
const CHANGED = "login-hint";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    // Storage can be switched off.
    return false;
  }
}

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** `false` on the server and until the page is alive. */
export function useLoginHint(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Clears the hint and what the session left in this tab. */
export function forgetLogin() {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.clear();
  } catch {
    // Nothing was stored then.
  }
  dispatchEvent(new Event(CHANGED));
}
