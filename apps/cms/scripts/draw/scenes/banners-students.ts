import { color, hair, skin } from "../palette.ts";
import { gear } from "../parts/bench.ts";
import { bush, palm, tree } from "../parts/coast.ts";
import { cup, laptopBack, lamp, plant, table } from "../parts/desk.ts";
import { drone } from "../parts/flight.ts";
import { hills, smooth } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { across, at, box, circle, down, drawing, line, mirrored, path, view } from "../svg.ts";
import { BANNER, WIDE, evening, morning, wide } from "./wide.ts";

const walk = ["22,-70 34,-8", "-8,-66 -34,-12"] as const;

const walker = (
  x: number,
  y: number,
  top: string,
  pack: string,
  style: "short" | "braid" | "bun",
  tone: string,
) =>
  at(
    x,
    y,
    0.72,
    person({
      skin: tone,
      top,
      bottom: color.ink,
      style,
      backpack: pack,
      legs: walk,
      back: "40,-164 56,-136",
      front: "-34,-162 -18,-128",
    }),
  );

export const students = () =>
  drawing(
    WIDE,
    BANNER,
    wide(morning, BANNER, 320, 1250),
    hills("900,490 1160,440 1420,350 1640,250 1930,236", 490, "#4fa79f"),
    at(
      1735,
      248,
      1.15,
      path("M-64 -74A64 64 0 0 1 64 -74Z", down(color.white, color.mist)),
      path("M14 -136A64 64 0 0 1 40 -124L16 -74H-6Z", color.navy),
      box(-76, -76, 152, 78, down(color.white, "#dce6fa")),
      box(-84, -80, 168, 12, color.blue, 4),
      path("M-13 2V-34a13 13 0 0 1 26 0V2Z", color.navy),
      box(-58, -50, 22, 26, color.sky, 4),
      box(36, -50, 22, 26, color.sky, 4),
    ),
    line(smooth("1010,486 1220,456 1440,396 1600,320 1732,252"), color.cream, 24),
    walker(1230, 448, color.coral, color.amber, "braid", skin.brown),
    walker(1350, 416, color.blue, color.teal, "short", skin.deep),
    walker(1462, 378, color.amber, color.coral, "bun", skin.tan),
    at(1860, 250, 0.9, tree("#7fcabd")),
    at(1590, 286, 0.6, tree()),
    at(1800, 500, 1.2, bush(300, color.pine)),
  );

const tall = (x: number) =>
  box(x - 10, 30, 210, 330, color.white, 10) +
  view(
    x,
    40,
    190,
    310,
    box(0, 0, 190, 310, down("#9dbcf3", "#fde7c6")),
    hills("0,190 70,160 140,186 190,176", 212, "#7fa3e0"),
    box(0, 208, 190, 102, down("#8fc7d8", "#4d97b9")),
  ) +
  line(`M${x + 95} 40V350M${x} 160H${x + 190}`, color.white, 7);

export const internship = () =>
  drawing(
    WIDE,
    BANNER,
    box(0, 0, WIDE, BANNER, across("#1d3a80", "#3a63b8", "#b7ccf3", "#eef3ff")),
    ...[1010, 1250, 1490, 1730].map(tall),
    box(0, 404, WIDE, 76, across("#17306c", "#2f55a5", "#9fb8e8", "#d3e0f8")),
    ...[1120, 1420, 1720].map((x, index) =>
      at(
        x,
        396,
        0.72,
        at(
          -20,
          130,
          1.2,
          person({
            skin: [skin.brown, skin.tan, skin.deep][index] ?? skin.tan,
            top: [color.coral, color.teal, color.amber][index] ?? color.coral,
            style: (["bun", "short", "long"] as const)[index] ?? "short",
            behind: true,
            nod: 6,
            back: "50,-150 72,-132",
            front: "4,-140 54,-126",
          }),
        ),
        table(360, 130),
        at(96, 0, 1, laptopBack()),
        at(-140, 0, 0.6, index === 1 ? cup(color.coral) : plant(color.blue)),
      ),
    ),
  );

export const mentoring = () =>
  drawing(
    WIDE,
    BANNER,
    wide(evening, BANNER, 316, 1470),
    path("M900 490C1100 420 1500 396 1930 410V490Z", "#22386f"),
    at(
      1400,
      470,
      0.86,
      person({
        skin: skin.brown,
        top: color.coral,
        style: "braid",
        behind: true,
        back: "34,-160 60,-170",
        front: "-30,-160 4,-140",
      }),
    ),
    mirrored(
      1540,
      470,
      0.86,
      person({
        skin: skin.tan,
        top: color.teal,
        style: "grey",
        hair: hair.grey,
        behind: true,
        glasses: true,
        back: "50,-172 70,-204",
        front: "-30,-160 6,-138",
      }),
    ),
    box(1310, 352, 320, 14, "#8a5f4c", 6),
    box(1310, 378, 320, 14, "#7a5142", 6),
    box(1300, 404, 340, 16, "#95684f", 6),
    line("M1330 350V450M1610 350V450", "#4a3347", 12),
    at(1780, 456, 1.35, palm("#1a2d63", "#1a2d63")),
    at(1160, 470, 1.1, bush(260, "#1a2d63")),
    at(1870, 484, 1.3, bush(220, "#1a2d63")),
  );

const tool = (x: number, d: string, fill: string, handle: string) =>
  at(x, 70, 1, circle(0, -10, 6, color.navy), path(d, fill), box(-9, 60, 18, 70, handle, 8));

export const training = () =>
  drawing(
    WIDE,
    BANNER,
    box(0, 0, WIDE, BANNER, across("#1d3a80", "#3a63b8", "#b7ccf3", "#eef3ff")),
    box(1040, 40, 700, 200, color.white, 14, { opacity: 0.45 }),
    tool(1110, "M-7 0H7V62H-7Z", color.grey, color.coral),
    tool(1190, "M-24 0C-30 -24 30 -24 24 0L8 14V62H-8V14Z", color.grey, color.amber),
    tool(1270, "M-34 -6H34V18H-34Z", color.navy, color.wood),
    tool(1350, "M-14 0H14L6 62H-6Z", color.grey, color.teal),
    at(1560, 140, 1, gear(66, 12, color.azure)),
    at(1652, 176, 1, gear(42, 10, color.amber)),
    box(0, 392, WIDE, 90, across("#5a4350", "#9a6746", "#cf9160", "#dba876")),
    box(0, 388, WIDE, 10, color.bark, 0, { opacity: 0.4 }),
    at(1440, 330, 1, drone(color.blue)),
    at(1100, 394, 0.95, lamp(color.coral)),
    box(1226, 372, 90, 20, color.teal, 4),
    line("M1240 372v-12M1262 372v-16M1286 372v-12", color.amber, 6),
    line("M1640 388L1716 322", color.coral, 16),
    line("M1622 396L1642 386", color.grey, 7),
    path("M1608 386C1600 366 1618 358 1608 338", "none", {
      stroke: color.white,
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.7,
    }),
    at(1810, 394, 0.95, plant(color.blue)),
  );
