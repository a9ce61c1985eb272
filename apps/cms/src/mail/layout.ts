import { DEFAULT_PRIMARY, defaultColours } from "@kdl/schemas/theme/default-colours";
import type { SendEmailOptions } from "payload";
import { escapeHtml } from "../rich-text/escape-html.ts";
import type { ShownAnswer } from "../forms/shown-answers.ts";

interface LetterLink {
  label: string;
  url: string;
}

/** Shown only in the HTML: the plain text has to say the same. */
interface LetterPicture {
  png: Buffer;
  /** Width and height in pixels. */
  side: number;
  /** Letters, digits and dashes; different for each picture. */
  id: string;
  alt: string;
}

/** A mail's parts, as Payload sends them. */
type LaidOut = Pick<SendEmailOptions, "attachments"> & { text: string; html: string };

/** The content of a mail, before it becomes plain text and HTML. All of it is plain text. */
export interface Letter {
  /** First line of the message. */
  greeting: string;
  paragraphs: string[];
  facts: ShownAnswer[];
  /** Below the facts. */
  picture?: LetterPicture;
  link?: LetterLink;
  /** Further links. */
  links?: readonly LetterLink[];
  /** Who sent it, and why. */
  footer: string;
}

/** A mail as plain text and as HTML, with the picture that the HTML shows. */
export function layOut(letter: Letter): LaidOut {
  const { picture } = letter;
  return {
    text: asText(letter),
    html: asHtml(letter),
    ...(picture && { attachments: [{ cid: cidOf(picture), content: picture.png }] }),
  };
}

/** The Content-ID of an inline picture (RFC 2392), which has the form of an address. */
const cidOf = ({ id }: LetterPicture) => `${id}@picture`;

function asText({ greeting, paragraphs, facts, footer, ...letter }: Letter): string {
  const lines = facts.map(({ label, value }) =>
    value.includes("\n") ? `${label}:\n${indented(value)}` : `${label}: ${value}`,
  );
  return [
    greeting,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join("\n")] : []),
    ...linksOf(letter).map(({ label, url }) => `${label}:\n${url}`),
    // Two dashes and a space mark the signature.
    `-- \n${footer}`,
  ].join("\n\n");
}

const linksOf = ({ link, links = [] }: Pick<Letter, "link" | "links">) => [
  ...(link ? [link] : []),
  ...links,
];

const indented = (text: string) => text.replace(/^/gm, "  ");

// Mail programs without support for style sheets show plain black on white, which is fine.
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #ffffff; color: #1c2433; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main { max-width: 600px; margin: 0 auto; }
dl { margin: 24px 0; padding: 16px 20px; border: 1px solid #d5dbe6; border-radius: 8px; }
dt { color: #56617a; font-size: 14px; }
dd { margin: 0 0 12px; overflow-wrap: anywhere; white-space: pre-wrap; }
a { color: ${DEFAULT_PRIMARY}; }
main p { white-space: pre-line; }
footer { margin-top: 32px; color: #56617a; font-size: 14px; white-space: pre-line; }
@media (prefers-color-scheme: dark) {
  body { background: #12161f; color: #e6eaf2; }
  dl { border-color: #38435a; }
  dt, footer { color: #a9b4c8; }
  a { color: ${defaultColours.dark.primary}; }
}
`;

function asHtml({ greeting, paragraphs, facts, picture, footer, ...letter }: Letter): string {
  const entries = facts.map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${STYLE}</style></head><body><main>`,
    ...[greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(entries.length > 0 ? [`<dl>${entries.join("\n")}</dl>`] : []),
    ...(picture ? [asImage(picture)] : []),
    ...linksOf(letter).map(
      ({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    ),
    `<footer>${escapeHtml(footer)}</footer></main></body></html>`,
  ].join("\n");
}

const asImage = (picture: LetterPicture) =>
  `<p><img src="cid:${cidOf(picture)}" alt="${escapeHtml(picture.alt)}" width="${picture.side}" height="${picture.side}"></p>`;
