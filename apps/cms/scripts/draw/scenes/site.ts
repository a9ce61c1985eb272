import { color, skin } from "../palette.ts";
import { telescope } from "../parts/bench.ts";
import { boat, bush, headland, house, lighthouse, palm, shadow, tree } from "../parts/coast.ts";
import { books, cup, lamp, laptopBack, plant, table } from "../parts/desk.ts";
import { bird, kite, paperPlane, rocket, trail } from "../parts/flight.ts";
import { cloud, hills, sea, smooth, sun } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { at, box, circle, down, drawing, line, path, turned, view } from "../svg.ts";

const WIDTH = 1200;
const HEIGHT = 900;

export const welcome = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, 720, down("#dde8fd", "#f2f6ff")),
    box(0, 720, WIDTH, 180, down("#c6d7f5", "#d9e5fb")),
    box(376, 76, 728, 468, color.white, 20),
    view(
      392,
      92,
      696,
      436,
      box(0, 0, 696, 436, down("#b9d0f8", "#e3ecfd", "#fde9cb")),
      sun(500, 210, 58),
      cloud(60, 120, 180, color.white),
      cloud(420, 90, 140, color.white, 0.8),
      hills("0,280 150,230 330,276 520,250 696,280", 310, "#a9c3f2"),
      at(180, 306, 0.72, headland("#7fa3e0", "#6389cf")),
      at(120, 208, 0.45, lighthouse()),
      sea(696, 304, 436, ["#9fd0dd", "#559fc0"]),
      at(560, 360, 0.7, boat()),
      at(340, 150, 0.9, trailPlane()),
    ),
    line("M740 92V528M392 250H1088", color.white, 11),
    box(340, 540, 800, 26, color.white, 8),
    shadow(740, 572, 380, 8),
    at(1010, 434, 0.72, rocket()),
    path("M976 540L990 500H1030L1044 540Z", color.navy),
    at(450, 542, 0.62, plant(color.amber)),
    line("M120 120H290M120 240H290", color.wood, 14),
    at(170, 112, 0.8, books(color.blue, color.teal, color.coral)),
    at(240, 232, 0.8, books(color.amber, color.azure)),
    circle(150, 206, 26, color.teal),
    line("M150 180V232M124 206H176", color.foam, 3),
    shadow(620, 862, 420, 22),
    at(
      560,
      860,
      1.55,
      person({
        skin: skin.brown,
        top: color.coral,
        style: "braid",
        behind: true,
        nod: 4,
        back: "58,-150 98,-142",
        front: "4,-140 70,-130",
      }),
    ),
    at(640, 678, 1.2, table(860, 160)),
    at(740, 680, 1.2, laptopBack()),
    at(915, 680, 0.9, cup(color.amber)),
    at(260, 680, 1.2, lamp()),
    at(420, 680, 0.9, books(color.navy, color.amber)),
    at(1128, 880, 1.4, plant(color.blue)),
  );

function trailPlane(): string {
  return trail("M-110 70C-60 70 -20 40 0 10", color.white) + at(50, -20, 0.5, paperPlane());
}

const pennant =
  line("M0 0V-96", color.navy, 7) +
  path("M4 -94C28 -104 42 -82 70 -90V-50C42 -42 28 -66 4 -56Z", color.coral);

export const whyHow = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#bcd2f9", "#e6eefe", "#fdeed6")),
    sun(330, 330, 78),
    cloud(90, 170, 220, color.white),
    cloud(560, 130, 170, color.white, 0.8),
    hills("-10,500 180,430 420,490 700,420 1210,480", 620, "#b3c9f3"),
    sea(WIDTH, 510, 900, ["#a3d3df", "#58a2c2"]),
    at(200, 560, 0.9, boat()),
    at(420, 540, 0.5, boat(color.teal)),
    hills("380,910 520,700 700,480 880,290 1020,250 1210,330", 910, "#6fc0b2"),
    hills("300,910 560,780 800,690 1000,590 1210,560", 910, "#4aa59d"),
    hills("-10,820 240,790 560,840 1210,800", 910, "#38938f"),
    line(
      smooth(
        "250,812 430,836 660,812 900,740 1060,660 980,590 780,560 740,500 860,430 960,370 900,318 930,268",
      ),
      color.cream,
      17,
    ),
    at(210, 806, 1.2, house(130, 92, color.coral, color.navy)),
    at(100, 806, 1, palm()),
    at(980, 256, 0.72, telescope()),
    at(1110, 292, 1.05, pennant),
    at(
      560,
      806,
      0.5,
      person({
        skin: skin.brown,
        top: color.amber,
        bottom: color.navy,
        style: "short",
        backpack: color.blue,
      }),
    ),
    at(
      820,
      552,
      0.36,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "braid",
        backpack: color.teal,
      }),
    ),
    at(
      890,
      262,
      0.3,
      person({ skin: skin.deep, top: color.blue, bottom: color.ink, style: "bun" }),
    ),
    at(1130, 640, 1, tree()),
    at(1050, 520, 0.7, tree("#8fd6c6")),
    at(660, 660, 0.8, tree("#8fd6c6")),
    at(740, 880, 1, tree()),
    turned(14, 640, 240, at(620, 260, 0.8, kite())),
    at(470, 250, 1.1, bird(color.azure)),
    at(520, 280, 0.8, bird(color.azure)),
    at(1100, 905, 1.4, bush(360, color.pine)),
  );
