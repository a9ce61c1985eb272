import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import { DEFAULT_PRIMARY } from "@kdl/schemas/theme/default-colours";
import sharp from "sharp";
import type { CardText } from "./og-title.ts";
import type { ImageBytes } from "./resize.ts";

/** Part of a card's cache key, so that old pictures aren't served after a new design. */
export const CARD_VERSION = `1 ${DEFAULT_PRIMARY}`;

const WIDTH = 1200;
const HEIGHT = 630;
const PALE = "#e9f0ff";
const INK = "#14264d";
const BAR = 28;
const MAX_TITLE = 110;
const LONG_TITLE = 44;
const UNDRAWABLE = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20c0\u2122]/gu;

/** A node in the form that satori accepts, without React. */
interface Box {
  type: "div";
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, ...(children === undefined ? {} : { children }) },
});

/** Draws the preview picture of a shared link: the page's title and the site's name, as a PNG. */
export async function drawCard(text: CardText): Promise<ImageBytes> {
  // Loaded with the first card: most gateways never render one.
  const { default: satori } = await import("satori");
  const svg = await satori(layout(text) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await readFonts(),
  });
  const body = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return { body, type: "image/png" };
}

function layout(text: CardText): Box {
  const siteName = drawable(text.siteName) ?? DEFAULT_SITE_NAME;
  const title = text.title === null ? null : drawable(text.title);
  const heading = shorten(title ?? siteName);
  const fontSize = heading.length > LONG_TITLE ? 66 : 88;
  return box({ width: "100%", height: "100%", backgroundColor: "#fff", fontFamily: "Figtree" }, [
    ring(460, -170, -190),
    ring(220, -50, -70),
    box({ width: BAR, height: "100%", backgroundColor: DEFAULT_PRIMARY }),
    box(
      {
        // On top of the rings.
        position: "relative",
        boxSizing: "border-box",
        flexDirection: "column",
        justifyContent: "space-between",
        width: WIDTH - BAR,
        height: HEIGHT,
        padding: "72px 84px",
      },
      [
        box(
          { fontSize: 36, fontWeight: 600, color: DEFAULT_PRIMARY },
          title === null ? "" : siteName,
        ),
        box({ fontSize, fontWeight: 700, lineHeight: 1.12, color: INK, maxWidth: 900 }, heading),
        box({ width: 132, height: 10, borderRadius: 5, backgroundColor: DEFAULT_PRIMARY }),
      ],
    ),
  ]);
}

/** A circle that is partly off the right lower corner. */
const ring = (size: number, right: number, bottom: number): Box =>
  box({
    position: "absolute",
    boxSizing: "border-box",
    right,
    bottom,
    width: size,
    height: size,
    borderRadius: size,
    border: `44px solid ${PALE}`,
  });

const shorten = (title: string) =>
  title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;

/** The characters that the fonts have; `null` if words would be lost, as in another script. */
function drawable(text: string): string | null {
  const kept = text.replace(UNDRAWABLE, "").replace(/\s+/g, " ").trim();
  const lost = text.match(UNDRAWABLE)?.some((character) => /\p{L}/u.test(character)) ?? false;
  return lost || kept === "" ? null : kept;
}

async function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  const files = ([600, 700] as const).flatMap((weight) =>
    ["latin", "latin-ext"].map((subset) => ({ weight, subset })),
  );
  return Promise.all(
    files.map(async ({ weight, subset }) => {
      const path = resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`);
      return { name: "Figtree", weight, style: "normal" as const, data: await readFile(path) };
    }),
  );
}
