import { color, hair, skin } from "../palette.ts";
import { chart } from "../parts/bench.ts";
import { boat, bush, crane, house, palm, tree } from "../parts/coast.ts";
import { bird } from "../parts/flight.ts";
import { hills, smooth } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { at, box, circle, drawing, line, mirrored, path, polygon } from "../svg.ts";
import { BANNER, WIDE, green, morning, wide } from "./wide.ts";

export const community = () =>
  drawing(
    WIDE,
    BANNER,
    wide(green, BANNER, 290, 1420),
    polygon("1390,292 1450,292 1640,490 1160,490", color.sand),
    path("M860 490C1000 380 1200 330 1390 292L1160 490Z", "#4fa79a"),
    path("M1930 340C1760 300 1600 296 1450 292L1640 490H1930Z", "#4fa79a"),
    at(1280, 352, 0.8, house(110, 84, color.coral, color.navy)),
    at(1160, 402, 1.1, house(130, 100, color.honey, color.teal)),
    at(1570, 350, 0.85, house(110, 92, "#cfdffb", color.coral)),
    at(1710, 396, 1.15, house(140, 112, color.white, color.blue)),
    at(1350, 336, 0.5, tree()),
    at(1500, 336, 0.5, tree("#7fcabd")),
    at(1040, 448, 1, tree()),
    at(1856, 430, 1.3, palm()),
    at(
      1330,
      474,
      0.42,
      person({ skin: skin.brown, top: color.blue, bottom: color.ink, style: "braid", tunic: true }),
    ),
    mirrored(
      1392,
      478,
      0.42,
      person({
        skin: skin.tan,
        top: color.amber,
        bottom: color.navy,
        style: "grey",
        hair: hair.grey,
      }),
    ),
    at(
      1450,
      388,
      0.28,
      person({ skin: skin.deep, top: color.coral, bottom: color.navy, style: "short" }),
    ),
    at(
      1500,
      440,
      0.3,
      person({
        skin: skin.brown,
        top: color.teal,
        bottom: color.navy,
        style: "bun",
        back: "40,-230 56,-270",
      }),
    ),
    line("M1518 358C1540 300 1560 250 1580 210", color.white, 2, { opacity: 0.8 }),
    polygon("1582,168 1606,190 1584,222 1562,192", color.coral),
  );

const seedling =
  line("M0 0V-40", color.bark, 5) +
  path("M0 -26C-22 -34 -26 -52 -22 -62C-4 -56 4 -44 0 -26Z", "#bfe6c9") +
  path("M0 -36C20 -42 26 -58 22 -70C6 -64 -4 -54 0 -36Z", "#9ad9b4") +
  path("M-24 3C-16 -9 16 -9 24 3Z", color.bark);

const basket =
  path("M-26 -30H26L18 0H-18Z", color.honey) +
  line("M-22 -30C-20 -62 20 -62 22 -30", color.wood, 5) +
  line("M-23 -20H23M-21 -10H21", color.wood, 3);

export const volunteering = () =>
  drawing(
    WIDE,
    BANNER,
    wide(green, BANNER, 260, 1120),
    hills("880,490 1120,400 1400,330 1660,260 1930,230", 490, "#5db5a6"),
    hills("980,500 1260,450 1560,410 1930,360", 490, "#38938f"),
    at(1820, 270, 0.9, tree()),
    at(1730, 276, 0.7, tree("#7fcabd")),
    at(
      1240,
      452,
      0.66,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "bun",
        tunic: true,
        nod: 12,
        back: "50,-160 70,-120",
        front: "4,-150 52,-116",
      }),
    ),
    at(1310, 452, 1, seedling),
    at(
      1450,
      424,
      0.66,
      person({
        skin: skin.deep,
        top: color.amber,
        bottom: color.ink,
        style: "cap",
        back: "46,-160 58,-120",
        front: "-34,-168 -20,-130",
      }),
    ),
    at(1494, 396, 0.8, basket),
    at(1570, 416, 1, seedling),
    mirrored(
      1690,
      404,
      0.66,
      person({
        skin: skin.brown,
        top: color.blue,
        bottom: color.ink,
        style: "scarf",
        hair: color.foam,
        tunic: true,
        nod: 8,
        back: "50,-160 72,-120",
        front: "4,-150 50,-116",
      }),
    ),
    at(1770, 400, 1, seedling),
    at(1400, 468, 0.9, seedling),
    at(1650, 452, 0.9, seedling),
    at(1860, 500, 1.2, bush(260, color.pine)),
  );

export const consulting = () =>
  drawing(
    WIDE,
    BANNER,
    wide(morning, BANNER, 360, 1120),
    at(
      1180,
      372,
      1,
      chart(640, [60, 96, 84, 140, 190, 236, 290], ["#7fa3e0", "#6f96da", "#8fb1ec", "#5f87d6"]),
    ),
    line(smooth("1226,270 1320,232 1410,240 1500,180 1600,140 1690,96 1770,52"), color.amber, 8),
    polygon("1800,36 1758,42 1784,72", color.amber),
    box(1120, 372, 810, 30, "#24458f"),
    box(1120, 398, 810, 90, "#1b3778"),
    at(1270, 374, 1, crane(color.navy)),
    mirrored(1840, 374, 1.15, crane(color.coral)),
    ...[0, 1, 2, 3, 4].map((index) =>
      box(
        1420 + index * 64,
        340 - (index % 2) * 34,
        60,
        32,
        [color.coral, color.amber, color.teal, color.azure, color.honey][index] ?? color.blue,
        3,
      ),
    ),
    ...[0, 1, 2].map((index) =>
      box(
        1452 + index * 128,
        340,
        60,
        32,
        [color.teal, color.blue, color.coral][index] ?? color.blue,
        3,
      ),
    ),
    at(1010, 424, 0.9, boat()),
    at(1400, 120, 0.9, bird(color.white)),
    circle(1240, 440, 9, color.honey),
    circle(1480, 440, 9, color.honey),
    circle(1720, 440, 9, color.honey),
  );
