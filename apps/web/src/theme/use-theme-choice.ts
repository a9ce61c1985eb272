import { useSyncExternalStore } from "react";
import { applyTheme, type ChosenTheme, storedTheme, THEME_KEY } from "./theme-choice.ts";

const CHANGED = "theme-choice";

/** Used where storage is switched off; lasts as long as the page. */
let unstored: ChosenTheme | null = null;

const chosen = () => storedTheme() ?? unstored;

/** The visitor's theme, `null` for the device's. The server doesn't know it. */
export const useThemeChoice = (): ChosenTheme | null =>
  useSyncExternalStore(subscribe, chosen, () => null);

/** Shows a theme on all pages from now on. */
export function chooseTheme(choice: ChosenTheme | null) {
  unstored = choice;
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // It holds for this page then.
  }
  applyTheme(choice);
  dispatchEvent(new Event(CHANGED));
}

/** Other tabs choose too. */
function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    unstored = null;
    applyTheme(storedTheme());
    onChange();
  };
  addEventListener("storage", onStorage);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener(CHANGED, onChange);
  };
}
