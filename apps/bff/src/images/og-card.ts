import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import type { CardText } from "./og-title.ts";
import type { ImageBytes } from "./resize.ts";

/** Part of a card's key: a new look must not be answered with old pictures. */
export const CARD_VERSION = 1;

const WIDTH = 1200;
const HEIGHT = 630;
const BLUE = "#2c52a3";
const PALE = "#e9f0ff";
const INK = "#14264d";
const MAX_TITLE = 120;

/** A node as satori takes it, without React. */
interface Box {
  type: "div";
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, ...(children === undefined ? {} : { children }) },
});

/** Draws the picture that goes with a shared link: the page's title and the site's name, as a PNG. */
export async function drawCard(text: CardText): Promise<ImageBytes> {
  // Loaded with the first card: most of the gateway's starts never draw one.
  const { default: satori } = await import("satori");
  const [regular, bold] = await Promise.all([fontFile(600), fontFile(700)]);
  const svg = await satori(layout(text) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: "Figtree", weight: 600, style: "normal", data: regular },
      { name: "Figtree", weight: 700, style: "normal", data: bold },
    ],
  });
  const body = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return { body, type: "image/png" };
}

function layout({ siteName, title }: CardText): Box {
  const heading = shorten(title ?? siteName);
  const small = { fontSize: 34, fontWeight: 600 };
  return box({ width: "100%", height: "100%", backgroundColor: "#ffffff", fontFamily: "Figtree" }, [
    box({ width: 28, height: "100%", backgroundColor: BLUE }),
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: WIDTH - 28,
        height: "100%",
        padding: "72px 84px",
        backgroundImage: `linear-gradient(135deg, #ffffff 45%, ${PALE})`,
      },
      [
        box({ ...small, color: BLUE }, title === null ? "" : siteName),
        box(
          {
            fontSize: heading.length > 48 ? 68 : 88,
            fontWeight: 700,
            lineHeight: 1.12,
            color: INK,
          },
          heading,
        ),
        box({ width: 132, height: 10, borderRadius: 5, backgroundColor: BLUE }),
      ],
    ),
  ]);
}

const shorten = (title: string) =>
  title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;

function fontFile(weight: 600 | 700): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  return readFile(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
}
