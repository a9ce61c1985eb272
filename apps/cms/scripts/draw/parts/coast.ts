/** What stands on the coast: lighthouse, headland, palms, houses, boats. Origin is the foot's middle. */
import { color } from "../palette.ts";
import {
  across,
  box,
  circle,
  down,
  ellipse,
  faded,
  line,
  path,
  pointsOf,
  polygon,
} from "../svg.ts";

/** 200 high. */
export const lighthouse = (band: string = color.coral) =>
  [
    path("M-26 0L-17 -142H17L26 0Z", across(color.white, "#dfe6f5")),
    path("M-22.8 -50L-20.3 -90H20.3L22.8 -50Z", band),
    box(-24, -150, 48, 9, color.navy, 3),
    box(-12, -178, 24, 28, color.honey, 2),
    line("M-12 -178v28M0 -178v28M12 -178v28", color.navy, 3),
    path("M-17 -178C-14 -194 14 -194 17 -178Z", color.navy),
    line("M0 -190v-12", color.navy, 3.5),
    path("M-7 0v-20a7 7 0 0 1 14 0V0Z", color.navy),
    box(-4, -122, 8, 13, color.navy, 3),
  ].join("");

/** The beam to the left of the lamp at the origin. */
export const beam = (length: number, spread: number) =>
  polygon(
    [
      [0, -4],
      [-length, -spread],
      [-length, spread * 0.5],
      [0, 4],
    ],
    across("#fff4d6@0", "#fff4d6@.65"),
  );

/** A headland with a cliff on its right side, 600 wide and 170 high. */
export const headland = (fill: string, shade: string) =>
  path(
    "M-300 0C-240 -40 -190 -66 -140 -104C-90 -142 -20 -172 60 -168C130 -164 190 -150 232 -118C262 -96 270 -60 300 0Z",
    fill,
  ) +
  path("M232 -118C262 -96 270 -60 300 0H196C226 -36 204 -76 232 -118Z", shade) +
  path("M-60 -148C-40 -110 -80 -70 -40 0H-170C-130 -40 -150 -80 -60 -148Z", shade, {
    opacity: 0.55,
  });

/** A coconut palm, 170 high, bent to the right. */
export const palm = (leaf: string = color.pine, trunk: string = color.bark) => {
  const fronds = pointsOf("-74,6 -62,-36 -14,-58 40,-50 70,-14 62,30");
  return (
    line("M0 0C8 -60 10 -100 34 -156", trunk, 10) +
    fronds
      .map(([x, y]) => {
        const [tipX, tipY] = [34 + x, -156 + y];
        return path(
          `M34 -156Q${34 + x * 0.45} ${-156 + y * 0.6 - 34} ${tipX} ${tipY}Q${34 + x * 0.5} ${-156 + y * 0.5 - 8} 34 -156Z`,
          leaf,
        );
      })
      .join("") +
    circle(28, -150, 7, color.bark) +
    circle(40, -148, 7, color.bark)
  );
};

/** A round tree, 110 high. */
export const tree = (crown: string = color.teal, shade: string = color.pine) =>
  line("M0 0V-52", color.bark, 9) +
  path("M-40 -60C-48 -98 -16 -116 2 -112C30 -114 48 -88 40 -58C32 -34 -32 -34 -40 -60Z", crown) +
  path("M2 -112C30 -114 48 -88 40 -58C34 -40 4 -36 -12 -40C20 -54 24 -90 2 -112Z", shade, {
    opacity: 0.4,
  });

/** A small sailing boat, 90 wide and 100 high. */
export const boat = (hull: string = color.coral, sail: string = color.white) =>
  path("M-44 -16H44C38 -4 28 2 18 2H-20C-32 2 -40 -6 -44 -16Z", hull) +
  line("M0 -16V-98", color.ink, 4) +
  path("M5 -94C34 -72 40 -44 38 -24H5Z", sail) +
  path("M-5 -84C-22 -62 -28 -44 -30 -24H-5Z", color.honey);

/** A house with a flat roof; `height` counts to the parapet. */
export const house = (width: number, height: number, wall: string, door: string) => {
  const windows = Array.from({ length: Math.floor(width / 34) }, (_, index) =>
    box(-width / 2 + 12 + index * 32, -height + 16, 16, 20, color.cream, 3),
  ).join("");
  return (
    box(-width / 2, -height, width, height, wall, 3) +
    box(-width / 2 - 5, -height - 6, width + 10, 9, color.white, 3) +
    windows +
    path(`M-9 0v-26a9 9 0 0 1 18 0V0Z`, door)
  );
};

/** A bush or a tuft of grass that hides where things meet the ground. */
export const bush = (width: number, fill: string) =>
  path(
    `M${-width / 2} 0C${-width * 0.55} ${-width * 0.3} ${-width * 0.2} ${-width * 0.42} ${-width * 0.1} ${-width * 0.24}C0 ${-width * 0.5} ${width * 0.34} ${-width * 0.4} ${width * 0.3} ${-width * 0.18}C${width * 0.5} ${-width * 0.24} ${width * 0.56} ${-width * 0.06} ${width / 2} 0Z`,
    fill,
  );

export const shadow = (x: number, y: number, rx: number, ry = rx / 8) =>
  faded(0.14, ellipse(x, y, rx, ry, color.ink));

/** A harbour crane, 220 high. */
export const crane = (fill: string) =>
  line(
    "M-34 0L-20 -150M34 0L20 -150M-30 -50H30M-25 -100H25M-30 -50L25 -100M30 -50L-25 -100",
    fill,
    7,
  ) +
  line("M-70 -150H150L20 -200L-70 -150M20 -200V-150M120 -150V-96", fill, 7) +
  box(106, -96, 28, 20, color.amber, 3) +
  box(-78, -152, 34, 22, down(fill, color.ink), 3);
