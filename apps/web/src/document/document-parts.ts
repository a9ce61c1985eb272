/** The parts of a document around React's markup. Server only. */
import { createHash } from "node:crypto";
import type { PageAssets } from "@kdl/bff/types";
import type { SiteShell } from "@kdl/schemas/content/site";
import { themeColorMetas } from "./theme-color.ts";
import type { DehydratedQuery } from "../data/data.ts";
import { type PageState, serialiseState, STATE_ID } from "./page-state.ts";

const HEAD = "<head>";
const BODY_END = "</body>";

/**
 * Inserts what React doesn't render into the document.
 * @param markup a whole document
 * @param head goes to the start of its head
 * @param tail goes to the end of its body
 */
export function assembleDocument(markup: string, head: string, tail: string): string {
  // Not `replace`, which would interpret `$&` in a page's content.
  const headStart = markup.indexOf(HEAD) + HEAD.length;
  const bodyEnd = markup.lastIndexOf(BODY_END);
  return `<!doctype html>${markup.slice(0, headStart)}${head}${markup.slice(headStart, bodyEnd)}${tail}${markup.slice(bodyEnd)}`;
}

/** Head elements that are the same on every page, and the CSP sources of the inline style. */
export function documentHead(assets: PageAssets, queries: DehydratedQuery[]) {
  const shell = queries.find(([path]) => path === "site.shell")?.[2] as SiteShell | undefined;
  const style = themeStyle(shell);
  const isChosen = shell?.theme === "device" && assets.theme !== null;
  const parts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    themeColorMetas(shell),
    // The only script that painting waits for. First, so that it doesn't wait for the styles itself.
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
