import { color, skin } from "../palette.ts";
import { rocket, drone } from "../parts/flight.ts";
import { beam, bush, lighthouse, palm, shadow, tree } from "../parts/coast.ts";
import { cup, laptopBack, table } from "../parts/desk.ts";
import { rover } from "../parts/bench.ts";
import { cloud, hills, moon, sea, smooth, stars, sun } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import type { Person } from "../parts/person.ts";
import type { Point } from "../svg.ts";
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
  polygon,
  turned,
} from "../svg.ts";
import { coast } from "./stage.ts";

const WIDTH = 1280;
const HEIGHT = 720;

const seated = (x: number, flip: boolean, look: Partial<Person> & Pick<Person, "skin" | "top">) =>
  (flip ? mirrored : at)(
    x,
    700,
    1.3,
    person({
      behind: true,
      back: [
        [58, -150],
        [96, -140],
      ],
      front: [
        [4, -140],
        [66, -130],
      ],
      nod: 6,
      ...look,
    }),
  );

export const coastBuildSprint = () =>
  drawing(
    WIDTH,
    HEIGHT,
    coast(WIDTH, HEIGHT, 0.62, 0.74),
    box(0, 610, WIDTH, 110, color.sand),
    at(1150, 630, 1.5, palm()),
    shadow(640, 690, 520, 22),
    seated(230, false, { skin: skin.brown, top: color.coral, style: "braid" }),
    mirrored(
      640,
      640,
      1.3,
      person({
        skin: skin.deep,
        top: color.amber,
        style: "short",
        behind: true,
        back: [
          [52, -160],
          [70, -130],
        ],
        front: [
          [-36, -160],
          [10, -122],
        ],
        nod: 12,
      }),
    ),
    seated(1010, true, { skin: skin.tan, top: color.blue, style: "scarf", hair: color.teal }),
    at(630, 540, 1.15, table(980, 150)),
    at(395, 542, 1.05, laptopBack()),
    at(640, 542, 0.82, rover()),
    mirrored(856, 542, 1.05, laptopBack(color.mist)),
    at(516, 542, 0.7, cup(color.coral)),
    box(740, 524, 40, 18, color.teal, 4),
    box(752, 508, 30, 16, color.amber, 4),
  );

export const thirtyDaysOfPython = () => {
  const way: Point[] = [
    [90, 690],
    [230, 640],
    [390, 636],
    [540, 660],
    [700, 650],
    [820, 592],
    [770, 530],
    [640, 500],
    [540, 462],
    [590, 412],
    [700, 392],
    [790, 366],
  ];
  const fills = [color.blue, color.amber, color.teal, color.azure, color.coral];
  return drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#cfdffb", "#e9f0ff", "#fdeed4")),
    sun(840, 300, 92),
    cloud(120, 170, 220, color.white),
    cloud(990, 130, 170, color.white, 0.8),
    hills(
      [
        [-10, 380],
        [240, 300],
        [470, 370],
        [820, 330],
        [1040, 290],
        [1290, 370],
      ],
      720,
      down("#a9c3f2", "#cbdaf8"),
    ),
    hills(
      [
        [-10, 440],
        [300, 430],
        [640, 370],
        [960, 390],
        [1290, 440],
      ],
      720,
      down("#7cc0b8", "#4aa59d"),
    ),
    line(smooth(way), "#ffffff", 22, { opacity: 0.35 }),
    ...way.map(([x, y], index) => {
      const size = 92 - index * 6;
      return (
        box(x - size / 2, y - size * 0.62, size, size * 0.62, color.ink, size * 0.14, {
          opacity: 0.25,
          transform: `translate(0 ${size * 0.1})`,
        }) +
        box(
          x - size / 2,
          y - size * 0.62,
          size,
          size * 0.62,
          fills[index % 5] ?? color.blue,
          size * 0.14,
        ) +
        line(
          `M${x - size * 0.28} ${y - size * 0.4}h${size * 0.34}M${x - size * 0.28} ${y - size * 0.2}h${size * 0.52}`,
          color.white,
          size * 0.07,
          { opacity: 0.9 },
        )
      );
    }),
    at(1090, 560, 1.2, tree()),
    at(1190, 600, 1.5, tree("#58b0a6")),
    at(180, 470, 0.8, tree()),
    at(1180, 730, 1.4, bush(300, color.pine)),
  );
};

export const firstFlightMorning = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#8fb1ec", "#d5e2fb", "#fde6c4")),
    sun(300, 400, 74),
    cloud(760, 120, 220, color.white, 0.8),
    cloud(80, 200, 170, color.white, 0.7),
    hills(
      [
        [-10, 440],
        [220, 370],
        [460, 430],
        [760, 350],
        [1000, 400],
        [1290, 350],
      ],
      720,
      down("#8aa8e0", "#b9cdf4"),
    ),
    hills(
      [
        [-10, 500],
        [400, 480],
        [860, 494],
        [1290, 470],
      ],
      720,
      down("#7cc6a8", "#3d9a95"),
    ),
    path("M-10 640C300 560 900 560 1290 640V720H-10Z", "#58b0a6"),
    ellipse(820, 640, 150, 20, color.white, { opacity: 0.55 }),
    ellipse(820, 640, 100, 12, "#58b0a6"),
    turned(-5, 800, 240, at(820, 240, 1.15, drone())),
    at(470, 170, 0.55, drone(color.coral)),
    at(1100, 330, 0.5, drone(color.teal)),
    line("M820 330V600", color.white, 4, { "stroke-dasharray": "3 16", opacity: 0.8 }),
    at(
      300,
      690,
      1.05,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "braid",
        back: [
          [46, -156],
          [64, -164],
        ],
        front: [
          [0, -150],
          [46, -158],
        ],
        nod: -16,
      }),
    ),
    box(342, 512, 42, 20, color.ink, 6),
    at(
      190,
      694,
      1.12,
      person({
        skin: skin.brown,
        top: color.blue,
        bottom: color.ink,
        style: "cap",
        beard: true,
        back: [
          [50, -216],
          [92, -244],
        ],
        front: [
          [-30, -170],
          [-18, -132],
        ],
        nod: -12,
      }),
    ),
    polygon(
      [
        [1108, 640],
        [1148, 640],
        [1132, 570],
        [1124, 570],
      ],
      color.coral,
    ),
    polygon(
      [
        [508, 650],
        [540, 650],
        [528, 596],
        [520, 596],
      ],
      color.amber,
    ),
    at(1230, 720, 1.2, bush(240, color.pine)),
  );

export const openResearchEvening = () => {
  const measured: Point[] = [
    [150, 420],
    [280, 396],
    [400, 330],
    [520, 300],
    [640, 214],
    [760, 236],
    [880, 170],
  ];
  return drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#16285f", "#2f54a8", "#8580c0", "#f1b98f")),
    stars(WIDTH, 330, 50),
    moon(1070, 170, 66),
    sea(WIDTH, 470, 720, ["#7d83c2", "#2b4a96"], "#ffe3b8"),
    hills(
      [
        [870, 502],
        [1000, 440],
        [1160, 424],
        [1290, 440],
      ],
      500,
      "#33478f",
    ),
    at(1130, 288, 0.8, beam(620, 70)),
    at(1130, 428, 0.85, lighthouse()),
    path(
      "M-10 560C300 520 560 600 800 640C960 664 1100 690 1290 680V720H-10Z",
      across("#f3dcb5", "#d9b48a"),
    ),
    path("M-10 556C300 516 560 596 800 636C960 660 1100 686 1290 676", "none", {
      stroke: color.white,
      "stroke-width": 9,
      opacity: 0.7,
    }),
    ...measured.map(([x, y]) =>
      line(`M${x} ${y}V${520 + x * 0.12}`, color.white, 2.5, {
        "stroke-dasharray": "3 12",
        opacity: 0.55,
      }),
    ),
    line(smooth(measured), color.amber, 9),
    ...measured.map(
      ([x, y]) =>
        line(
          `M${x} ${y - 30}V${y + 30}M${x - 10} ${y - 30}h20M${x - 10} ${y + 30}h20`,
          color.cream,
          4,
          { opacity: 0.9 },
        ) +
        circle(x, y, 13, color.white) +
        circle(x, y, 7, color.coral),
    ),
    at(90, 640, 1.1, palm("#152a63", "#152a63")),
    at(30, 720, 1.2, bush(220, "#1a2f6b")),
  );
};

export const pitchEvening = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#13234f", "#24438c")),
    polygon(
      [
        [360, 0],
        [480, 0],
        [760, 590],
        [340, 590],
      ],
      down("#f8cd8d@.5", "#f8cd8d@0"),
    ),
    polygon(
      [
        [920, 0],
        [1020, 0],
        [900, 590],
        [560, 590],
      ],
      down("#f8cd8d@.32", "#f8cd8d@0"),
    ),
    box(640, 96, 460, 300, color.ink, 18),
    box(656, 112, 428, 268, down("#dfeaff", "#ffffff"), 8),
    cloud(690, 340, 130, color.mist),
    cloud(930, 220, 110, color.mist),
    turned(20, 870, 250, at(870, 250, 0.86, rocket())),
    ...[120, 210, 1180].map(
      (x, index) =>
        line(`M${x} 0V${60 + index * 24}`, color.sky, 3) +
        circle(x, 74 + index * 24, 15, color.honey),
    ),
    ellipse(600, 590, 520, 46, "#0e1b40"),
    ellipse(600, 576, 520, 46, down(color.azure, color.blue)),
    shadow(470, 580, 110, 12),
    at(
      470,
      578,
      1.22,
      person({
        skin: skin.brown,
        top: color.coral,
        bottom: "#0e1b40",
        style: "long",
        tunic: true,
        back: [
          [60, -226],
          [104, -256],
        ],
        front: [
          [6, -172],
          [30, -206],
        ],
      }),
    ),
    box(502, 314, 10, 26, color.ink, 4),
    circle(507, 310, 9, color.grey),
    ...[60, 200, 350, 500, 650, 800, 950, 1100, 1230].map((x, index) =>
      at(
        x,
        900 + (index % 2) * 24,
        1.15,
        person({
          skin: "#16295a",
          hair: "#0b1636",
          top: index % 2 === 0 ? "#1c3370" : "#182d66",
          style: (["short", "bun", "long", "short", "braid"] as const)[index % 5] ?? "short",
          behind: true,
        }),
      ),
    ),
  );
