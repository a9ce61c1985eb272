/** What browsers colour their own frame with: the page's background. Server only. */
import type { SiteShell } from "@kdl/schemas/content/site";

const backgrounds = { light: "#ffffff", dark: "#0d1424" } as const;

/** One colour of a fixed theme; otherwise one for each of the device's, which `applyTheme` switches. */
export function themeColorMetas(shell: SiteShell | undefined): string {
  const theme = shell?.theme ?? "light";
  const colours = {
    ...backgrounds,
    dark: shell?.themeVariables?.["--dark-base-100"] ?? backgrounds.dark,
  };
  if (theme !== "device") return `<meta name="theme-color" content="${colours[theme]}">`;
  return (["light", "dark"] as const)
    .map(
      (name) =>
        `<meta name="theme-color" content="${colours[name]}" media="(prefers-color-scheme: ${name})" data-theme-color="${name}">`,
    )
    .join("");
}
