import { color, hair, skin } from "../palette.ts";
import { beam, boat, bush, headland, lighthouse, palm } from "../parts/coast.ts";
import { cup, laptopBack, openBook, table } from "../parts/desk.ts";
import { bird, drone, paperPlane, rocket, trail } from "../parts/flight.ts";
import { cloud, hills, stars } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import {
  across,
  at,
  box,
  circle,
  down,
  drawing,
  ellipse,
  line,
  mirrored,
  path,
  turned,
  view,
} from "../svg.ts";
import { WIDE, evening, morning, wide } from "./wide.ts";

const SLIDE = 840;

export const dream = () =>
  drawing(
    WIDE,
    SLIDE,
    wide(morning, SLIDE, 560, 1180),
    at(1590, 566, 1.3, headland("#3f6cc0", "#2f57a6")),
    at(1660, 352, 1.05, lighthouse()),
    at(1250, 640, 1.25, boat()),
    mirrored(980, 700, 0.8, boat(color.teal)),
    trail("M820 640C1000 620 1120 520 1180 420C1220 340 1270 300 1320 270"),
    turned(-6, 1420, 220, at(1420, 226, 1.5, paperPlane())),
    at(1010, 200, 1.5, bird(color.white)),
    at(1090, 240, 1, bird(color.white)),
    hills("1180,850 1400,770 1660,720 1930,690", 850, "#38938f"),
    at(1800, 716, 1.5, palm()),
    at(1730, 850, 1.4, bush(380, color.pine)),
  );

export const learn = () =>
  drawing(
    WIDE,
    SLIDE,
    box(0, 0, WIDE, SLIDE, across("#1d3a80", "#3a63b8", "#c3d3f4", "#eef3ff")),
    box(0, 680, WIDE, 160, across("#17306c", "#2f55a5", "#a9c0ea", "#d3e0f8")),
    box(968, 78, 864, 464, color.white, 20),
    view(
      984,
      94,
      832,
      432,
      box(0, 0, 832, 432, down("#9dbcf3", "#dbe6fb", "#fde7c6")),
      circle(620, 210, 60, color.amber),
      cloud(90, 120, 190, color.white),
      hills("0,270 130,220 300,262 520,230 700,262 832,250", 300, "#a9c3f2"),
      at(240, 300, 0.7, headland("#7fa3e0", "#6389cf")),
      at(270, 184, 0.42, lighthouse()),
      box(0, 296, 832, 136, down("#8fc7d8", "#4d97b9")),
      at(470, 340, 0.5, boat()),
    ),
    line("M1400 94V526M984 270H1816", color.white, 12),
    ellipse(1400, 800, 560, 26, color.ink, { opacity: 0.12 }),
    at(
      1080,
      840,
      1.5,
      person({
        skin: skin.brown,
        top: color.coral,
        style: "braid",
        behind: true,
        nod: 5,
        back: "58,-150 98,-140",
        front: "4,-140 66,-128",
      }),
    ),
    at(
      1330,
      800,
      1.5,
      person({
        skin: skin.tan,
        top: color.navy,
        style: "grey",
        hair: hair.grey,
        glasses: true,
        behind: true,
        back: "62,-184 86,-226",
        front: "-36,-160 16,-128",
      }),
    ),
    mirrored(
      1560,
      824,
      1.5,
      person({
        skin: skin.deep,
        top: color.amber,
        style: "short",
        behind: true,
        nod: 4,
        back: "56,-150 92,-140",
        front: "4,-140 64,-128",
      }),
    ),
    mirrored(
      1760,
      846,
      1.5,
      person({
        skin: skin.tan,
        top: color.teal,
        style: "scarf",
        hair: color.foam,
        behind: true,
        nod: 4,
        back: "56,-150 92,-140",
        front: "4,-140 64,-128",
      }),
    ),
    at(1420, 664, 1.3, table(800, 140)),
    at(1210, 666, 1.2, laptopBack()),
    at(1400, 668, 0.8, openBook(color.coral)),
    mirrored(1600, 666, 1.1, laptopBack(color.mist)),
    at(1310, 666, 0.8, cup(color.amber)),
  );

export const build = () =>
  drawing(
    WIDE,
    SLIDE,
    wide(evening, SLIDE, 560, 1130),
    stars(1500, 380, 70),
    at(1700, 562, 0.9, headland("#2c417f", "#22356f")),
    at(1740, 286, 0.85, beam(620, 90)),
    at(1740, 414, 0.78, lighthouse()),
    path("M900 850C1150 730 1500 690 1930 700V850Z", "#1d2f68"),
    line(
      "M1530 740V360M1590 740V360M1530 400L1590 450L1530 500L1590 550L1530 600L1590 650L1530 700M1590 400L1530 450L1590 500L1530 550L1590 600L1530 650L1590 700",
      "#101d45",
      9,
    ),
    box(1514, 346, 92, 16, "#101d45", 5),
    path(
      "M1388 430C1384 540 1360 640 1330 740H1470C1440 640 1416 540 1412 430Z",
      down("#fff3dc", "#ffffff@.4"),
    ),
    at(1400, 250, 1.6, rocket()),
    ...[-150, -90, -30, 30, 90, 150].map((x, index) =>
      circle(
        1400 + x,
        746 - (index % 2) * 18,
        52 + (index % 3) * 12,
        index % 2 === 0 ? color.white : "#f0e3ee",
        { opacity: 0.94 },
      ),
    ),
    box(1210, 764, 420, 90, "#101d45", 8),
    at(1090, 330, 0.85, drone(color.azure)),
    at(1850, 790, 1.5, palm("#142457", "#142457")),
    at(980, 856, 0.9, bush(340, "#16265a")),
  );
