/** The stage of banners: wide, with the left half kept calm and dark for a heading. */
import { color } from "../palette.ts";
import { cloud, hills, sea, sun } from "../parts/landscape.ts";
import { across, box, down } from "../svg.ts";
import type { Point } from "../svg.ts";

export const WIDE = 1920;
export const BANNER = 480;

export interface Light {
  /** From the left edge to the right one. */
  sky: readonly string[];
  hill: readonly [string, string];
  water: readonly [string, string];
  glow: string;
}

export const morning: Light = {
  sky: ["#1d3a80", "#3a67c0", "#9dbcf3", "#fde7c6"],
  hill: ["#5f87d6", "#88a9e6"],
  water: ["#6fb0cf", "#2f6fa8"],
  glow: color.amber,
};

export const evening: Light = {
  sky: ["#15275a", "#33509f", "#8c7fc2", "#f4b183"],
  hill: ["#3c519f", "#6d70b6"],
  water: ["#7a7cbd", "#22408a"],
  glow: "#f6b26b",
};

export const green: Light = {
  sky: ["#1d3a80", "#2f6aa9", "#8fcbd6", "#fdf0d4"],
  hill: ["#4f9db0", "#8bc9c4"],
  water: ["#79c0c6", "#2b7f95"],
  glow: color.amber,
};

/** Sky, sun, far hills and the sea below `level`. */
export function wide(light: Light, height = BANNER, level = height * 0.66, sunX = 1500): string {
  const unit = height / 480;
  const ridge: Point[] = [
    [-10, level - 70 * unit],
    [260, level - 120 * unit],
    [560, level - 40 * unit],
    [860, level - 90 * unit],
    [1180, level - 30 * unit],
    [1500, level - 64 * unit],
    [1930, level - 20 * unit],
  ];
  return [
    box(0, 0, WIDE, height, across(...light.sky)),
    sun(sunX, level - 96 * unit, 54 * unit, light.glow),
    cloud(980, level * 0.3, 190 * unit, color.white, 0.55),
    cloud(1560, level * 0.24, 160 * unit, color.white, 0.7),
    hills(ridge, level + 4, down(...light.hill)),
    sea(WIDE, level, height, light.water),
  ].join("");
}
