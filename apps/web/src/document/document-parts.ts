/** The document around the application's markup. Server only. */
import { createHash } from "node:crypto";
import type { PageAssets } from "@kdl/bff/types";
import type { SiteShell } from "@kdl/schemas/content/site";
import { themeColorMetas } from "./theme-color.ts";
import type { DehydratedQuery } from "../data/data.ts";
import { type PageState, serialiseState, STATE_ID } from "./page-state.ts";
import { ROOT_ID } from "./root-element.ts";

interface DocumentParts {
  /** Fixed by staff, or the device's. */
  theme: SiteShell["theme"] | undefined;
  bodyClass: string;
  /** Markup of the head, see `documentHead`; then what the page adds to it. */
  head: string;
  /** What the application rendered. */
  markup: string;
  /** Markup after it, see `documentTail`. */
  tail: string;
}

/** @returns a whole document */
export function assembleDocument({ theme, bodyClass, head, markup, tail }: DocumentParts): string {
  // The script in the head may set the visitor's theme.
  const fixedTheme = theme && theme !== "device" ? ` data-theme="${theme}"` : "";
  const classes = bodyClass && ` class="${bodyClass}"`;
  return `<!doctype html><html lang="en"${fixedTheme}><head>${head}</head><body${classes}><div id="${ROOT_ID}">${markup}</div>${tail}</body></html>`;
}

/** @returns the site's shell, if it could be loaded */
export function shellOf(queries: DehydratedQuery[]): SiteShell | undefined {
  return queries.find(([path]) => path === "site.shell")?.[2] as SiteShell | undefined;
}

/** Head elements that are the same on every page, and the CSP sources of the inline style. */
export function documentHead(assets: PageAssets, shell: SiteShell | undefined) {
  const style = themeStyle(shell);
  const isChosen = shell?.theme === "device" && assets.theme !== null;
  const parts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColorMetas(shell),
    // The only render-blocking script. It comes first, so that it doesn't wait for the styles.
    isChosen && `<script src="${assets.theme}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.font &&
      `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    style && `<style>${style}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<script type="module" src="${assets.boot}"></script>`,
  ];
  return {
    html: parts.filter(Boolean).join(""),
    styleHashes: style ? [`'sha256-${createHash("sha256").update(style).digest("base64")}'`] : [],
  };
}

export function documentTail(state: PageState): string {
  return `<script type="application/json" id="${STATE_ID}">${serialiseState(state)}</script>`;
}

/** The editors' theme variables; names and values were checked by the gateway. */
function themeStyle(shell: SiteShell | undefined): string {
  const variables = Object.entries(shell?.themeVariables ?? {});
  if (variables.length === 0) return "";
  return `:root{${variables.map(([name, value]) => `${name}:${value}`).join(";")}}`;
}
