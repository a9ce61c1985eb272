import { color, skin } from "../palette.ts";
import { drone } from "../parts/flight.ts";
import { bush, palm, shadow, tree } from "../parts/coast.ts";
import { cup, laptopBack, table } from "../parts/desk.ts";
import { rover } from "../parts/bench.ts";
import { cloud, hills, smooth, sun } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import type { Person } from "../parts/person.ts";
import {
  at,
  box,
  down,
  drawing,
  ellipse,
  line,
  mirrored,
  path,
  polygon,
  turned,
  pointsOf,
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
      back: "58,-150 96,-140",
      front: "4,-140 66,-130",
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
        back: "52,-160 70,-130",
        front: "-36,-160 10,-122",
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
  const way = pointsOf(
    "90,690 230,640 390,636 540,660 700,650 820,592 770,530 640,500 540,462 590,412 700,392 790,366",
  );
  const fills = [color.blue, color.amber, color.teal, color.azure, color.coral];
  return drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#cfdffb", "#e9f0ff", "#fdeed4")),
    sun(840, 300, 92),
    cloud(120, 170, 220, color.white),
    cloud(990, 130, 170, color.white, 0.8),
    hills("-10,380 240,300 470,370 820,330 1040,290 1290,370", 720, down("#a9c3f2", "#cbdaf8")),
    hills("-10,440 300,430 640,370 960,390 1290,440", 720, down("#7cc0b8", "#4aa59d")),
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
    hills("-10,440 220,370 460,430 760,350 1000,400 1290,350", 720, down("#8aa8e0", "#b9cdf4")),
    hills("-10,500 400,480 860,494 1290,470", 720, down("#7cc6a8", "#3d9a95")),
    path("M-10 640C300 560 900 560 1290 640V720H-10Z", "#58b0a6"),
    ellipse(820, 640, 150, 20, color.white, { opacity: 0.55 }),
    ellipse(820, 640, 100, 12, "#58b0a6"),
    turned(-5, 800, 240, at(820, 240, 1.15, drone())),
    at(470, 170, 0.55, drone(color.coral)),
    at(1100, 330, 0.5, drone(color.teal)),
    line("M820 330V600", color.white, 4, { "stroke-dasharray": "3 16", opacity: 0.8 }),
    at(
      330,
      690,
      1.05,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "braid",
        back: "46,-156 64,-164",
        front: "0,-150 46,-158",
        nod: -16,
      }),
    ),
    box(372, 512, 42, 20, color.ink, 6),
    at(
      150,
      694,
      1.12,
      person({
        skin: skin.brown,
        top: color.blue,
        bottom: color.ink,
        style: "cap",
        beard: true,
        back: "50,-216 92,-244",
        front: "-30,-170 -18,-132",
        nod: -12,
      }),
    ),
    polygon("1108,640 1148,640 1132,570 1124,570", color.coral),
    polygon("508,650 540,650 528,596 520,596", color.amber),
    at(1230, 720, 1.2, bush(240, color.pine)),
  );
