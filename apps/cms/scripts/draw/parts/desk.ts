/** Things on a desk. Origin is the middle of the foot unless it says otherwise. */
import { color } from "../palette.ts";
import { across, at, box, circle, down, ellipse, line, path, polygon, turned } from "../svg.ts";

/** Seen from the front, 240 wide; `screen` is drawn in a field of 216 × 132 with its corner at 0, 0. */
export const laptop = (...screen: string[]) =>
  box(-120, -164, 240, 158, color.ink, 12) +
  box(-108, -153, 216, 132, down("#f7faff", color.pale), 4) +
  at(-108, -153, 1, ...screen) +
  path("M-150 -8H150L160 6C160 12 154 14 148 14H-148C-154 14 -160 12 -160 6Z", "#c9d3e8") +
  box(-24, -8, 48, 7, "#a9b6d2", 3);

/** Seen from behind, 150 wide. */
export const laptopBack = (fill = "#d5deef") =>
  path(
    "M-75 0L-66 -88C-65 -94 -62 -96 -56 -96H56C62 -96 65 -94 66 -88L75 0Z",
    down(fill, "#b4c1dc"),
  ) +
  circle(0, -48, 9, color.white, { opacity: 0.8 }) +
  box(-86, -4, 172, 9, "#9fadca", 4);

/** Lines of text, or with `indent` of code: each number is a length, negative for an accent, 0 for a gap. */
export const lines = (
  x: number,
  y: number,
  step: number,
  lengths: readonly number[],
  fill: string,
  indent = 0,
) =>
  lengths
    .map((length, index) =>
      length === 0
        ? ""
        : line(
            `M${x + (index % 3) * indent} ${y + index * step}h${Math.abs(length)}`,
            length < 0 ? color.amber : fill,
            step * 0.4,
          ),
    )
    .join("");

const leaf = (length: number, fill: string) =>
  path(
    `M0 0C${length * 0.34} ${-length * 0.3} ${length * 0.3} ${-length * 0.8} 0 ${-length}C${-length * 0.3} ${-length * 0.8} ${-length * 0.34} ${-length * 0.3} 0 0Z`,
    fill,
  );

/** A potted plant, 190 high. */
export const plant = (pot: string = color.coral) =>
  [-62, 62, -34, 34, 0]
    .map((angle, index) =>
      turned(
        angle,
        0,
        -62,
        at(0, -60, 1, leaf(index < 2 ? 86 : 118, index % 2 === 0 ? color.teal : color.pine)),
      ),
    )
    .join("") +
  path("M-40 -66H40L30 -6C29 -2 26 0 22 0H-22C-26 0 -29 -2 -30 -6Z", pot) +
  box(-45, -74, 90, 17, pot, 6) +
  path("M-45 -62H45V-57H-45Z", color.ink, { opacity: 0.14 });

/** A cup with steam, 60 wide. */
export const cup = (fill: string = color.white) =>
  line("M20 -32C42 -34 42 -8 18 -10", fill, 7) +
  path("M-26 -44H26L20 -5C19 -1 17 0 13 0H-13C-17 0 -19 -1 -20 -5Z", fill) +
  line("M-8 -56C-14 -66 0 -70 -6 -82M10 -56C4 -66 16 -70 10 -80", color.white, 4, { opacity: 0.7 });

/** Books that lie on each other, 120 wide. */
export const books = (...covers: string[]) =>
  covers
    .map((cover, index) => {
      const [width, x] = [128 - ((index * 17) % 40), ((index * 13) % 20) - 10];
      const y = -(index + 1) * 24;
      return (
        box(x - width / 2, y, width, 22, cover, 4) +
        box(x + width / 2 - 26, y + 4, 26, 14, color.cream, 2) +
        box(x - width / 2 + 16, y, 8, 22, color.white, 0, { opacity: 0.35 })
      );
    })
    .join("");

/** An open book, 180 wide. */
export const openBook = (cover: string = color.blue) =>
  path(
    "M-92 -4L-86 -58C-50 -70 -20 -62 0 -48C20 -62 50 -70 86 -58L92 -4C54 -14 22 -8 0 6C-22 -8 -54 -14 -92 -4Z",
    cover,
  ) +
  path("M-82 -12L-78 -62C-46 -72 -18 -64 0 -52V0C-20 -14 -48 -20 -82 -12Z", color.white) +
  path("M82 -12L78 -62C46 -72 18 -64 0 -52V0C20 -14 48 -20 82 -12Z", "#edf2fc") +
  line(
    "M-64 -50C-44 -54 -28 -50 -14 -42M-65 -36C-44 -40 -28 -36 -14 -28M64 -50C44 -54 28 -50 14 -42M65 -36C44 -40 28 -36 14 -28",
    color.sky,
    4,
  );

/** A desk lamp that bends to the right, 230 high. */
export const lamp = (shade: string = color.amber) =>
  ellipse(0, -4, 42, 8, color.navy) +
  line("M0 -8L-34 -110L30 -190", color.navy, 9) +
  circle(-34, -110, 9, color.navy) +
  polygon("56,-150 -16,0 190,0 88,-168", down("#ffe9bf@.55", "#ffe9bf@0")) +
  path(
    "M22 -204C44 -216 66 -208 74 -190L98 -166C84 -152 58 -140 38 -146C22 -160 16 -184 22 -204Z",
    shade,
  );

/** A table: `width` wide, top at 0, legs `height` long. */
export const table = (width: number, height: number, fill: string = color.wood) =>
  line(
    `M${-width / 2 + 40} 14L${-width / 2 + 22} ${height}M${width / 2 - 40} 14L${width / 2 - 22} ${height}`,
    color.bark,
    16,
  ) +
  box(-width / 2, 0, width, 24, across("#cf9160", fill), 10) +
  box(-width / 2 + 10, 20, width - 20, 8, color.bark, 4, { opacity: 0.35 });

/** A sheet of paper with a heading and lines, 150 × 200, origin at its upper left corner. */
export const sheet = (...content: string[]) =>
  box(6, 8, 150, 200, color.ink, 10, { opacity: 0.1 }) +
  box(0, 0, 150, 200, color.white, 10) +
  content.join("");
