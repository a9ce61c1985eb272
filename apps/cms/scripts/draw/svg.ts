/** The few SVG elements that the drawings are made of. Parts are strings; gradients are tokens. */

type Attributes = Record<string, string | number>;
export type Point = readonly [x: number, y: number];
/** Points, or the short form of them that scenes are written in: `"10,20 30,40"`. */
export type Points = string | readonly Point[];

export const pointsOf = (points: Points): readonly Point[] =>
  typeof points === "string"
    ? points.split(" ").map((pair) => {
        const [x = 0, y = 0] = pair.split(",").map(Number);
        return [x, y] as const;
      })
    : points;

function tag(name: string, attributes: Attributes, content = ""): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return content === "" ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  tag("path", { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  tag("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag("circle", { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => tag("ellipse", { cx, cy, rx, ry, fill, ...more });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
) => tag("rect", { x, y, width, height, fill, ...(rx > 0 ? { rx } : {}), ...more });

export const polygon = (points: Points, fill: string, more: Attributes = {}) =>
  tag("polygon", {
    points: pointsOf(points)
      .map((point) => point.join(","))
      .join(" "),
    fill,
    ...more,
  });

export const group = (transform: string, ...content: string[]) =>
  tag("g", { transform }, content.join(""));

export const faded = (opacity: number, ...content: string[]) =>
  tag("g", { opacity }, content.join(""));

/** Puts a part at `x`, `y`; a negative `scaleX` mirrors it. */
export const at = (x: number, y: number, scale: number, ...content: string[]) =>
  group(`translate(${x} ${y}) scale(${scale})`, ...content);

export const mirrored = (x: number, y: number, scale: number, ...content: string[]) =>
  group(`translate(${x} ${y}) scale(${-scale} ${scale})`, ...content);

export const turned = (degrees: number, x: number, y: number, ...content: string[]) =>
  group(`rotate(${degrees} ${x} ${y})`, ...content);

/** A view of `width` × `height` at `x`, `y`, cut off at its edges. */
export const view = (x: number, y: number, width: number, height: number, ...content: string[]) =>
  tag("svg", { x, y, width, height, viewBox: `0 0 ${width} ${height}` }, content.join(""));

/** A fill that runs through `stops` from the top to the bottom. */
export const down = (...stops: string[]) => `paint(0,0,0,1;${stops.join(";")})`;
/** From left to right. */
export const across = (...stops: string[]) => `paint(0,0,1,0;${stops.join(";")})`;
/** From the upper left to the lower right. */
export const diagonal = (...stops: string[]) => `paint(0,0,1,1;${stops.join(";")})`;
/** From the middle outwards. */
export const radial = (...stops: string[]) => `paint(radial;${stops.join(";")})`;

function gradient(id: string, token: string): string {
  const [direction = "", ...stops] = token.slice("paint(".length, -1).split(";");
  const steps = stops.map((stop, index) => {
    const [stopColor = "", opacity] = stop.split("@");
    return tag("stop", {
      offset: index / Math.max(1, stops.length - 1),
      "stop-color": stopColor,
      ...(opacity === undefined ? {} : { "stop-opacity": opacity }),
    });
  });
  if (direction === "radial") return tag("radialGradient", { id }, steps.join(""));
  const [x1 = "", y1 = "", x2 = "", y2 = ""] = direction.split(",");
  return tag("linearGradient", { id, x1, y1, x2, y2 }, steps.join(""));
}

/** A whole file: gathers the gradients and shortens the numbers. */
export function drawing(width: number, height: number, ...content: string[]): string {
  const ids = new Map<string, string>();
  const body = content.join("").replace(/paint\([^)]*\)/g, (token) => {
    const id = ids.get(token) ?? `p${ids.size}`;
    ids.set(token, id);
    return `url(#${id})`;
  });
  const definitions = [...ids].map(([token, id]) => gradient(id, token)).join("");
  const short = `<defs>${definitions}</defs>${body}`.replace(/-?\d+\.\d{2,}/g, (number) =>
    String(Number(Number(number).toFixed(2))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${short}</svg>\n`;
}
