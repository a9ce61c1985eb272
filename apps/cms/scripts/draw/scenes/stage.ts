/** The places in which scenes are set. */
import { color } from "../palette.ts";
import { boat, headland, lighthouse, shadow } from "../parts/coast.ts";
import { backdrop, cloud, hills, sea, stars, sun } from "../parts/landscape.ts";
import { at, box, down, faded, line, view } from "../svg.ts";

/** A bright morning on the coast: sky, far hills, the headland with its lighthouse, the bay. */
export function coast(width: number, height: number, horizon = 0.6, sunAt = 0.76): string {
  const level = height * horizon;
  const unit = height / 800;
  return [
    backdrop(width, height, "#cfdffb", "#eaf1ff", color.cream),
    sun(width * sunAt, level - 150 * unit, 62 * unit),
    cloud(width * 0.1, level * 0.28, 210 * unit, color.white),
    cloud(width * 0.56, level * 0.2, 150 * unit, color.white, 0.7),
    hills(
      [
        [-10, level - 40 * unit],
        [width * 0.14, level - 120 * unit],
        [width * 0.3, level - 60 * unit],
        [width * 0.46, level - 104 * unit],
        [width * 0.64, level - 30 * unit],
        [width * 0.82, level - 6 * unit],
        [width + 10, level],
      ],
      level + 4,
      down("#b3c9f3", "#cddcf8"),
    ),
    at(width * 0.2, level + 2, unit, headland("#7fa3e0", "#6389cf")),
    at(width * 0.225, level - 164 * unit, 0.5 * unit, lighthouse()),
    sea(width, level, height, ["#a9d6e2", "#5fa9c6"]),
    faded(0.9, at(width * 0.7, level + 30 * unit, 0.55 * unit, boat())),
  ].join("");
}

/** The same coast before sunrise, darker to the left, where a heading may stand. */
export function dusk(width: number, height: number, horizon = 0.66): string {
  const level = height * horizon;
  return [
    backdrop(width, height, "#16295c", "#2c52a3", "#8a7fc0", "#f0a97a"),
    stars(width, level * 0.7, 46),
    sun(width * 0.72, level - 20, height * 0.09),
    hills(
      [
        [-10, level - 30],
        [width * 0.2, level - height * 0.14],
        [width * 0.42, level - height * 0.05],
        [width * 0.7, level - height * 0.1],
        [width + 10, level - 10],
      ],
      level + 4,
      down("#4a5fae", "#7a78ba"),
    ),
    sea(width, level, height, ["#7f7fbe", "#1f3b82"], "#ffd9a8"),
  ].join("");
}

/** A bright room with a floor from `floor` down and a window onto the bay. */
export function room(
  width: number,
  height: number,
  floor: number,
  pane: { x: number; y: number; width: number; height: number },
): string {
  const frame = 12;
  return [
    box(0, 0, width, floor, down("#dde8fd", "#eff4ff")),
    box(0, floor, width, height - floor, down("#c6d7f5", "#d9e5fb")),
    box(0, floor - 12, width, 12, color.white, 0, { opacity: 0.75 }),
    box(
      pane.x - frame,
      pane.y - frame,
      pane.width + 2 * frame,
      pane.height + 2 * frame,
      color.white,
      14,
    ),
    view(pane.x, pane.y, pane.width, pane.height, coast(pane.width, pane.height, 0.66, 0.8)),
    line(
      `M${pane.x + pane.width / 2} ${pane.y}v${pane.height}M${pane.x} ${pane.y + pane.height * 0.42}h${pane.width}`,
      color.white,
      9,
    ),
    box(pane.x - 30, pane.y + pane.height + frame, pane.width + 60, 16, color.white, 6),
    shadow(pane.x + pane.width / 2, pane.y + pane.height + frame + 18, pane.width / 2, 6),
  ].join("");
}
