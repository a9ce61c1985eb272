import { color } from "../palette.ts";
import { box, circle, down, faded, line, path, pointsOf, radial } from "../svg.ts";
import type { Points } from "../svg.ts";

/** A smooth line through `points`, as the inside of a path's `d`. */
export function smooth(through: Points): string {
  const points = pointsOf(through);
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${at(0).join(" ")}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${first.join(" ")} ${second.join(" ")} ${to.join(" ")}`;
  }
  return d;
}

/** Land below a smooth skyline, down to `bottom`. */
export function hills(skyline: Points, bottom: number, fill: string): string {
  const points = pointsOf(skyline);
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return path(`${smooth(points)}L${last} ${bottom}L${first} ${bottom}Z`, fill);
}

export const backdrop = (width: number, height: number, ...stops: string[]) =>
  box(0, 0, width, height, down(...stops));

export const sun = (x: number, y: number, r: number, core: string = color.amber) =>
  circle(x, y, r * 2.6, radial(`${core}@.42`, `${core}@.14`, `${core}@0`)) +
  circle(x, y, r, down(color.honey, core));

export const moon = (x: number, y: number, r: number) =>
  circle(x, y, r * 2.4, radial("#ffffff@.3", "#ffffff@.08", "#ffffff@0")) +
  circle(x, y, r, color.cream) +
  faded(
    0.5,
    circle(x - r * 0.3, y - r * 0.2, r * 0.2, color.honey),
    circle(x + r * 0.35, y + r * 0.25, r * 0.14, color.honey),
    circle(x + r * 0.1, y - r * 0.5, r * 0.1, color.honey),
  );

/** A cloud of rounded bars, `width` wide, its foot at `y`. */
export const cloud = (x: number, y: number, width: number, fill: string, opacity = 0.85) => {
  const unit = width / 10;
  return faded(
    opacity,
    box(x, y - unit * 1.6, width, unit * 1.6, fill, unit * 0.8),
    box(x + unit * 1.6, y - unit * 2.9, unit * 5.6, unit * 2.2, fill, unit * 1.1),
    circle(x + unit * 4.2, y - unit * 2.9, unit * 1.5, fill),
  );
};

/** Water from `top` to `bottom`, with glints that widen towards the viewer. */
export function sea(
  width: number,
  top: number,
  bottom: number,
  fill: readonly [string, string],
  glint: string = color.white,
): string {
  const height = bottom - top;
  const glints = Array.from({ length: 14 }, (_, index) => {
    const depth = (index + 0.6) / 14;
    const length = 30 + 150 * depth * (0.5 + ((index * 37) % 10) / 18);
    const x = (index * 0.618 * width * 1.37) % (width - length);
    const y = top + height * depth * 0.96;
    return line(`M${x} ${y}h${length}`, glint, 1.5 + 3 * depth, { opacity: 0.16 + 0.2 * depth });
  });
  return box(0, top, width, height, down(...fill)) + glints.join("");
}

/** Stars over an area; the same for the same numbers. */
export function stars(width: number, height: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index * 0.754_877 * width) % width;
    const y = (index * 0.569_84 * height) % height;
    return circle(x, y, 1.2 + ((index * 7) % 5) * 0.5, color.white, {
      opacity: 0.35 + ((index * 3) % 6) / 10,
    });
  }).join("");
}
