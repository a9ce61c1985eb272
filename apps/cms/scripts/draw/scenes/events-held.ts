import { color, hair, skin } from "../palette.ts";
import { gear, rover, seal } from "../parts/bench.ts";
import { shadow } from "../parts/coast.ts";
import { books, lamp, laptopBack, lines, plant, sheet, table } from "../parts/desk.ts";
import { cloud } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { at, box, circle, down, drawing, line, mirrored, path, polygon, turned } from "../svg.ts";
import { room } from "./stage.ts";

const WIDTH = 1280;
const HEIGHT = 720;

export const patentSearchWorkshop = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#dbe7fd", "#f1f5ff")),
    box(0, 590, WIDTH, 130, down("#cf9160", color.wood)),
    box(0, 586, WIDTH, 10, color.bark, 0, { opacity: 0.25 }),
    circle(660, 330, 290, color.white, { opacity: 0.6 }),
    at(150, 590, 1.5, lamp()),
    shadow(600, 650, 330, 20),
    turned(
      -7,
      480,
      380,
      at(330, 150, 2.2, sheet(lines(22, 32, 20, [80, 106, 60, 100, 90, 70, 96], color.mist))),
    ),
    turned(
      5,
      720,
      400,
      at(
        560,
        130,
        2.4,
        sheet(
          box(18, 18, 114, 104, color.pale, 6),
          at(64, 66, 0.5, gear(76, 12, color.sky)),
          at(106, 98, 0.26, gear(76, 10, color.aqua)),
          line("M64 66H128M64 66V114", color.azure, 2, { "stroke-dasharray": "3 4" }),
          lines(20, 140, 13, [106, 92, 70], color.mist),
          at(120, 172, 0.5, seal()),
        ),
      ),
    ),
    line("M830 420L980 590", color.navy, 34),
    line("M850 444L980 590", color.amber, 22),
    circle(740, 318, 132, "#ffffff", { opacity: 0.72 }),
    at(738, 320, 1, gear(100, 12, color.blue)),
    circle(738, 320, 20, color.amber),
    circle(740, 318, 132, "none", { stroke: color.navy, "stroke-width": 22 }),
    path("M650 262A108 108 0 0 1 716 214", "none", {
      stroke: color.white,
      "stroke-width": 12,
      "stroke-linecap": "round",
      opacity: 0.9,
    }),
    at(1090, 600, 1.3, books(color.coral, color.blue, color.teal, color.amber)),
  );

const bunting = (y: number) => {
  const fills = [color.coral, color.amber, color.teal, color.azure, color.honey];
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = 20 + index * 80;
    const sag = 60 * Math.sin(((index % 8) / 8) * Math.PI);
    return polygon(
      [
        [x, y + sag],
        [x + 52, y + sag + (index % 8 < 4 ? 8 : -8)],
        [x + 26, y + sag + 62],
      ],
      fills[index % 5] ?? color.coral,
    );
  });
  return (
    line(`M-10 ${y}Q320 ${y + 118} 640 ${y}Q960 ${y + 118} 1290 ${y}`, color.navy, 4) +
    flags.join("")
  );
};

export const openLab = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, 600, down("#e2ebfd", "#f4f7ff")),
    box(0, 600, WIDTH, 120, down("#c6d7f5", "#d9e5fb")),
    box(470, 130, 340, 470, color.navy, 16),
    at(
      486,
      146,
      1,
      path("M0 0H308V454H0Z", down("#cfdffb", color.cream)),
      cloud(40, 100, 120, color.white),
      box(0, 330, 308, 124, "#7fc0cf"),
      path("M0 334C80 270 160 260 220 300C260 316 290 326 308 330V340H0Z", "#8fb1ec"),
    ),
    path("M486 146L380 176V636L486 600Z", down(color.coral, "#c95b40")),
    circle(398, 410, 9, color.honey),
    bunting(30),
    shadow(870, 690, 360, 18),
    at(
      640,
      690,
      1,
      person({
        skin: skin.tan,
        top: color.teal,
        bottom: color.navy,
        style: "grey",
        hair: hair.grey,
        glasses: true,
        back: "52,-170 84,-150",
        front: "2,-156 62,-150",
        nod: 8,
      }),
    ),
    mirrored(
      1130,
      694,
      1,
      person({
        skin: skin.brown,
        top: color.amber,
        bottom: color.ink,
        style: "bun",
        tunic: true,
        back: "52,-170 80,-156",
        front: "2,-150 60,-146",
        nod: 8,
      }),
    ),
    at(884, 556, 0.9, table(470, 140)),
    at(800, 558, 0.6, rover(color.blue)),
    at(1000, 558, 0.5, rover(color.amber)),
    at(
      890,
      712,
      0.66,
      person({
        skin: skin.deep,
        top: color.coral,
        bottom: color.navy,
        style: "short",
        back: "40,-236 52,-286",
        front: "-40,-236 -56,-284",
      }),
    ),
    at(
      200,
      694,
      1,
      person({
        skin: skin.brown,
        top: color.blue,
        bottom: color.ink,
        style: "braid",
        tunic: true,
        back: "34,-168 44,-120",
        front: "-26,-168 -20,-126",
      }),
    ),
    at(
      288,
      694,
      0.6,
      person({
        skin: skin.brown,
        top: color.amber,
        bottom: color.navy,
        style: "bun",
        back: "44,-170 70,-206",
        front: "-34,-190 -66,-206",
      }),
    ),
    at(70, 690, 1.3, plant(color.coral)),
  );

export const resumeAndInterviewClinic = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 570, { x: 90, y: 80, width: 300, height: 280 }),
    box(470, 60, 400, 300, color.ink, 20),
    box(486, 76, 368, 268, color.white, 8),
    circle(548, 140, 34, color.mist),
    circle(548, 130, 14, color.azure),
    path("M522 162A28 28 0 0 1 574 162Z", color.azure),
    lines(606, 120, 22, [180, -130, 90], color.sky),
    lines(516, 214, 24, [300, 260, 306, 200], color.mist),
    circle(850, 340, 46, color.teal),
    line("M828 342L844 358L874 324", color.white, 12),
    shadow(640, 690, 480, 20),
    at(
      330,
      690,
      1.4,
      person({
        skin: skin.tan,
        top: color.coral,
        style: "long",
        behind: true,
        back: "62,-150 98,-146",
        front: "6,-146 66,-130",
        nod: 2,
      }),
    ),
    mirrored(
      980,
      690,
      1.4,
      person({
        skin: skin.brown,
        top: color.navy,
        style: "short",
        glasses: true,
        behind: true,
        back: "64,-170 90,-206",
        front: "4,-146 70,-130",
      }),
    ),
    polygon("952,396 972,396 962,440", color.amber),
    at(650, 526, 1.2, table(880, 150)),
    at(520, 528, 0.9, laptopBack()),
    turned(
      -3,
      720,
      520,
      polygon("680,526 800,526 780,506 690,506", color.white),
      line("M704 514h66M700 520h70", color.sky, 3),
    ),
    at(1180, 620, 1.4, plant(color.blue)),
  );
