/** `GET /images/{location}/{file}`: any file of the fixtures, drawn when it is first asked for. */
import { readFileSync } from "node:fs";
import { type ImageLocation, imageLocations } from "@kdl/schemas/content/resources";
import type { Reply } from "../reply.ts";
import { drawLogo } from "./draw-logo.ts";
import { drawPng } from "./draw-png.ts";

/** Width and height of each location's slot. */
const sizes: Record<Exclude<ImageLocation, "logos">, readonly [number, number]> = {
  services: [1200, 800],
  clubs: [1200, 800],
  events: [1280, 720],
  team: [640, 640],
  site: [1200, 900],
  testimonials: [640, 640],
  slider: [1920, 840],
  "inner-pages": [1920, 480],
};

const drawn = new Map<string, Reply>();

/** @returns `undefined` where no such image can be; names that begin with `missing` never are. */
export function imageFile(path: readonly string[]): Reply | undefined {
  const [location, encoded, ...deeper] = path;
  const file = decode(encoded);
  if (file === undefined || deeper.length > 0 || file.startsWith("missing")) return undefined;
  if (!imageLocations.includes(location as ImageLocation)) return undefined;
  const key = `${location}/${file}`;
  const reply = drawn.get(key) ?? draw(location as ImageLocation, file);
  if (reply) drawn.set(key, reply);
  return reply;
}

function draw(location: ImageLocation, file: string): Reply | undefined {
  if (file.endsWith(".svg")) return { status: 200, type: "image/svg+xml", body: drawLogo(file) };
  if (file.endsWith(".jpg")) return { status: 200, type: "image/jpeg", body: photo(location) };
  if (!file.endsWith(".png") || location === "logos") return undefined;
  const [width, height] = sizes[location];
  return { status: 200, type: "image/png", body: drawPng(width, height, file) };
}

/** JPEG can't be drawn in a few lines, so one for each shape that the fixtures use is kept. */
function photo(location: ImageLocation): Buffer {
  const name = location === "team" || location === "testimonials" ? "square" : "wide";
  return readFileSync(new URL(`./${name}.jpg`, import.meta.url));
}

function decode(text: string | undefined): string | undefined {
  try {
    return text ? decodeURIComponent(text) : undefined;
  } catch {
    return undefined;
  }
}
