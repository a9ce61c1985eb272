/** WordPress's shortcodes: `[caption …]…[/caption]`, and those of plugins. */
import { escapeHtml } from "../rich-text/escape-html.ts";

export interface Shortcodes {
  html: string;
  /** Names of those that were left out. */
  leftOut: ReadonlySet<string>;
}

const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi;
const TAG = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,2000})?)\/?\]/gi;
const CAPTION = /\[caption[^\]]{0,2000}\]((?:(?!\[caption)[\s\S]){0,20000}?)\[\/caption\]/gi;
const EMBED = /\[embed[^\]]{0,2000}\]\s*(\S{1,2000}?)\s*\[\/embed\]/gi;
const IMAGE = /^\s*(?:<a\b[^>]*>\s*)?(<img\b[^>]*>)(?:\s*<\/a>)?/i;
/** Without attributes, and yet no words in brackets. */
const KNOWN =
  /^(?:gallery|caption|embed|audio|video|playlist|contact-form(?:-7)?|toc|recent-posts|search|tribe_events|woocommerce_\w+|vc_\w+|et_pb_\w+|fusion_\w+|wpforms|ninja_form|gravityform)$/i;

/**
 * @param galleryOf pictures of a gallery by the ids that it names; all of the post without ids
 */
export function withoutShortcodes(
  text: string,
  galleryOf: (ids: readonly string[]) => readonly string[],
): Shortcodes {
  const leftOut = new Set<string>();
  const html = text
    .replace(CAPTION, (_all, inside: string) => figureOf(inside))
    .replace(
      EMBED,
      (_all, url: string) => `\n\n<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>\n\n`,
    );
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name]) => name!.toLowerCase()),
  );
  return {
    leftOut,
    html: html.replace(TAG, (all, slash: string, tag: string, rest: string) => {
      const name = tag.toLowerCase();
      const given = attributesOf(rest);
      if (name === "gallery" && slash === "") return picturesOf(galleryOf(idsOf(given["ids"])));
      if (slash === "" && !KNOWN.test(name) && !closed.has(name) && Object.keys(given).length === 0)
        return all;
      leftOut.add(name);
      return "";
    }),
  };
}

function figureOf(inside: string): string {
  const image = IMAGE.exec(inside);
  if (!image) return inside;
  const caption = inside.slice(image[0].length).trim();
  return `\n\n<figure>${image[1]}<figcaption>${caption}</figcaption></figure>\n\n`;
}

const picturesOf = (sources: readonly string[]): string =>
  `\n\n${sources.map((src) => `<img src="${escapeHtml(src)}">`).join("\n")}\n\n`;

const idsOf = (ids: string | undefined): string[] => ids?.match(/\d+/g) ?? [];

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      double ?? single ?? bare ?? "",
    ]),
  );
}
