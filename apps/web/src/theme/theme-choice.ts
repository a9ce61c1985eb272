/** The theme that a visitor chose, kept on the device. */

const themes = ["light", "dark"] as const;
export type ChosenTheme = (typeof themes)[number];

export const THEME_KEY = "theme";

/** @returns `null` where nobody has chosen, or storage is switched off */
export function storedTheme(): ChosenTheme | null {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return themes.find((theme) => theme === stored) ?? null;
  } catch {
    return null;
  }
}

/**
 * Shows a theme, also around the page where browsers colour their own frame.
 *
 * @param choice `null` for the device's
 */
export function applyTheme(choice: ChosenTheme | null) {
  const { dataset } = document.documentElement;
  if (choice) dataset["theme"] = choice;
  else delete dataset["theme"];
  for (const theme of themes) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[data-theme-color=${theme}]`);
    const isShown = choice === theme ? "all" : "not all";
    if (meta) meta.media = choice ? isShown : `(prefers-color-scheme: ${theme})`;
  }
}
