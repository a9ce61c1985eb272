/** Science and making: bulb, gear, microscope, flask, board, chart, coins, robot. */
import { color } from "../palette.ts";
import {
  across,
  at,
  box,
  circle,
  down,
  ellipse,
  faded,
  line,
  path,
  pointsOf,
  radial,
} from "../svg.ts";
import type { Point, Points } from "../svg.ts";

/** A light bulb, 200 high, its middle in the glass. */
export const bulb = () =>
  circle(0, 0, 170, radial("#f8cd8d@.75", "#f8cd8d@.2", "#f8cd8d@0")) +
  path(
    "M-74 -6C-76 -56 -42 -88 0 -88C42 -88 76 -56 74 -6C72 30 36 44 34 78H-34C-36 44 -72 30 -74 -6Z",
    down(color.honey, color.amber),
  ) +
  path("M-52 -12C-52 -40 -34 -62 -10 -66C-28 -50 -36 -30 -34 0Z", color.white, { opacity: 0.55 }) +
  line("M-14 74L-22 14L0 28L22 14L14 74", color.rust, 5) +
  box(-34, 78, 68, 16, color.navy, 6) +
  box(-30, 98, 60, 14, color.navy, 6) +
  path("M-20 114H20C16 126 -16 126 -20 114Z", color.navy);

/** A gear of `teeth` around the origin. */
export function gear(radius: number, teeth: number, fill: string): string {
  const points: Point[] = [];
  for (let index = 0; index < teeth; index += 1) {
    for (const [share, distance] of [
      [0, 0.8],
      [0.14, 1],
      [0.42, 1],
      [0.56, 0.8],
    ] as const) {
      const angle = ((index + share) / teeth) * 2 * Math.PI;
      points.push([Math.cos(angle) * radius * distance, Math.sin(angle) * radius * distance]);
    }
  }
  const outline = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const hole = radius * 0.34;
  return path(
    `M${outline}ZM${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`,
    fill,
    {
      "fill-rule": "evenodd",
    },
  );
}

/** 300 high, its foot's middle at the origin. */
export const microscope = () =>
  [
    path("M-100 0C-100 -16 -90 -24 -70 -24H80C98 -24 106 -14 106 0Z", color.ink),
    path("M30 -20C96 -60 104 -150 34 -188L48 -212C146 -164 132 -48 76 -20Z", color.blue),
    box(-84, -92, 132, 16, color.navy, 6),
    box(-54, -100, 60, 8, color.aqua, 3),
    path("M-38 -262L14 -286L70 -164L18 -140Z", across(color.white, "#cdd9ef")),
    path("M-44 -272L12 -298L22 -276L-34 -250Z", color.navy),
    path("M-10 -138L38 -160L50 -132L2 -110Z", color.amber),
    path("M10 -112L36 -124L40 -104L24 -96Z", color.navy),
    circle(70, -150, 19, color.amber),
    circle(70, -150, 8, color.rust),
  ].join("");

/** A conical flask, 130 high. */
export const flask = (liquid: string) =>
  path("M-18 -126H18V-82L56 -14C60 -6 56 0 48 0H-48C-56 0 -60 -6 -56 -14L-18 -82Z", color.white, {
    opacity: 0.75,
  }) +
  path("M-32 -54H32L54 -14C58 -6 54 -2 46 -2H-46C-54 -2 -58 -6 -54 -14Z", liquid) +
  circle(-12, -28, 6, color.white, { opacity: 0.6 }) +
  circle(14, -40, 4, color.white, { opacity: 0.6 }) +
  box(-24, -134, 48, 11, color.sky, 5);

/** A board on two legs, 460 × 280; `content` is drawn from its upper left corner. */
export const board = (...content: string[]) =>
  line("M-150 0L-190 170M150 0L190 170", color.bark, 14) +
  box(-236, -282, 472, 290, color.bark, 12) +
  box(-224, -270, 448, 262, down("#ffffff", "#f1f5ff"), 6) +
  at(-224, -270, 1, ...content) +
  box(-90, 4, 180, 12, "#cf9160", 5);

/** Bars that stand on the origin, and the line above them. */
export const chart = (width: number, heights: readonly number[], fills: readonly string[]) => {
  const step = width / heights.length;
  return heights
    .map((height, index) =>
      box(
        index * step + step * 0.16,
        -height,
        step * 0.68,
        height,
        fills[index % fills.length] ?? color.blue,
        6,
      ),
    )
    .join("");
};

/** Coins on each other, the foot's middle at the origin. */
export const coins = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const y = -index * 24;
    return (
      path(`M-62 ${y - 14}V${y}C-62 ${y + 22} 62 ${y + 22} 62 ${y}V${y - 14}Z`, color.rust) +
      ellipse(0, y - 14, 62, 17, color.amber) +
      ellipse(0, y - 14, 44, 11, color.honey)
    );
  }).join("");

/** A sprout with two leaves, `height` high. */
export const sprout = (height: number) =>
  line(`M0 0C-4 ${-height * 0.4} 6 ${-height * 0.6} 0 ${-height}`, color.pine, 9) +
  path(
    `M0 ${-height * 0.62}C-20 ${-height} -70 ${-height * 0.98} -92 ${-height * 0.86}C-80 ${-height * 0.6} -36 ${-height * 0.48} 0 ${-height * 0.62}Z`,
    color.teal,
  ) +
  path(
    `M0 ${-height * 0.8}C10 ${-height * 1.3} 60 ${-height * 1.34} 88 ${-height * 1.24}C86 ${-height * 0.94} 40 ${-height * 0.7} 0 ${-height * 0.8}Z`,
    color.pine,
  );

/** A small robot on two wheels, 150 high. */
export const rover = (body: string = color.teal) =>
  line("M0 -112V-138", color.ink, 5) +
  circle(0, -142, 8, color.coral) +
  box(-52, -114, 104, 62, body, 18) +
  box(-38, -102, 76, 36, color.ink, 14) +
  circle(-16, -84, 8, color.aqua) +
  circle(16, -84, 8, color.aqua) +
  box(-66, -54, 132, 30, color.navy, 10) +
  circle(-40, -20, 22, color.ink) +
  circle(40, -20, 22, color.ink) +
  circle(-40, -20, 9, color.grey) +
  circle(40, -20, 9, color.grey);

/** A robot arm that reaches to the right, 300 high. */
export const robotArm = (main: string = color.blue) =>
  [
    path("M-70 0C-66 -40 -40 -52 0 -52C40 -52 66 -40 70 0Z", color.ink),
    line("M0 -50L-46 -180", main, 40),
    line("M-46 -180L100 -262", main, 32),
    line("M100 -262L156 -190", color.navy, 22),
    circle(0, -56, 26, color.navy),
    circle(0, -56, 11, color.amber),
    circle(-46, -180, 28, color.navy),
    circle(-46, -180, 12, color.amber),
    circle(100, -262, 22, color.navy),
    circle(100, -262, 9, color.amber),
    line("M156 -190L136 -160L146 -136M156 -190L186 -172L182 -146", color.ink, 10),
  ].join("");

/** A telescope on three legs that looks up to the right, 260 high. */
export const telescope = () =>
  [
    line("M0 -130L-64 0M0 -130L64 0M0 -130V-6", color.bark, 11),
    circle(0, -134, 18, color.ink),
    path("M-112 -84L-96 -48L120 -150L96 -206Z", down(color.azure, color.blue)),
    path("M96 -214L126 -146L150 -158L120 -224Z", color.amber),
    path("M-112 -84L-96 -48L-120 -36L-136 -74Z", color.ink),
  ].join("");

/** A seal with ribbons, 60 across. */
export const seal = (fill: string = color.amber) =>
  path("M-18 18L-26 62L-6 50L4 66L12 22ZM-4 20L10 64L18 48L36 54L20 16Z", color.coral) +
  gear(34, 14, fill) +
  circle(0, 0, 19, color.cream) +
  line("M-8 0L-2 7L10 -7", color.rust, 5);

/** Connected points, as those of a circuit or a network. */
export function network(
  given: Points,
  links: readonly (readonly [number, number])[],
  stroke: string,
  fills: readonly string[],
): string {
  const points = pointsOf(given);
  const strokes = links.map(([from, to]) =>
    line(`M${points[from]?.join(" ")}L${points[to]?.join(" ")}`, stroke, 5),
  );
  const dots = points.map(([x, y], index) =>
    circle(x, y, index % 3 === 0 ? 17 : 12, fills[index % fills.length] ?? stroke),
  );
  return faded(0.7, ...strokes) + dots.join("");
}
