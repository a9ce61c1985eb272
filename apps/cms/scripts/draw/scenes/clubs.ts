import { color, skin } from "../palette.ts";
import { gear, network, robotArm, rover, telescope } from "../parts/bench.ts";
import { bush, palm, shadow, tree } from "../parts/coast.ts";
import { cup, lines, plant, table } from "../parts/desk.ts";
import { drone } from "../parts/flight.ts";
import { cloud, hills, moon, stars } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import {
  at,
  box,
  circle,
  down,
  drawing,
  ellipse,
  faded,
  line,
  mirrored,
  path,
  polygon,
  turned,
} from "../svg.ts";
import { coast, room } from "./stage.ts";

const WIDTH = 1200;
const HEIGHT = 800;

export const uavClub = () =>
  drawing(
    WIDTH,
    HEIGHT,
    coast(WIDTH, HEIGHT, 0.64, 0.82),
    hills("-10,620 260,640 600,690 900,640 1210,580", 800, "#58b0a6"),
    hills("-10,720 400,740 800,720 1210,690", 800, "#3d9a95"),
    polygon("640,330 470,720 830,720", down("#ffffff@.55", "#ffffff@.08")),
    ellipse(650, 722, 180, 20, color.white, { opacity: 0.3 }),
    turned(-4, 640, 280, at(640, 290, 1.55, drone())),
    at(1050, 160, 0.5, drone(color.coral)),
    at(
      200,
      770,
      1.05,
      person({
        skin: skin.brown,
        top: color.amber,
        bottom: color.navy,
        style: "cap",
        back: "46,-156 64,-168",
        front: "0,-150 46,-162",
        nod: -18,
      }),
    ),
    box(240, 590, 42, 22, color.ink, 6),
    line("M250 590v-16M272 590v-16", color.ink, 4),
    at(1090, 690, 1.1, tree()),
    at(1000, 724, 0.8, tree("#7fcabd")),
    at(60, 800, 1.2, bush(200, color.pine)),
  );

export const roboticsClub = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 600, { x: 790, y: 90, width: 320, height: 300 }),
    faded(
      0.8,
      at(150, 190, 1, gear(84, 12, color.mist)),
      at(268, 268, 1, gear(52, 9, color.sky)),
      at(640, 140, 1, gear(60, 10, color.mist)),
    ),
    at(600, 620, 1.1, table(1060, 190)),
    at(330, 622, 1.5, robotArm()),
    box(560, 508, 66, 66, color.honey, 8),
    line("M560 530h66M593 508v66", color.amber, 6),
    box(540, 574, 110, 46, color.coral, 8),
    box(554, 586, 82, 8, color.white, 4, { opacity: 0.5 }),
    at(790, 622, 1.25, rover()),
    line("M890 608H1010", color.coral, 8, { "stroke-dasharray": "2 20" }),
    at(1060, 622, 0.95, plant(color.blue)),
    at(130, 622, 0.9, cup(color.amber)),
  );

export const codeClub = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#dbe7fd", "#f1f5ff")),
    circle(920, 300, 330, color.white, { opacity: 0.5 }),
    box(0, 670, WIDTH, 130, down("#c0d3f6", "#d3e1fa")),
    shadow(470, 706, 380, 22),
    box(392, 590, 116, 90, "#b4c1dc"),
    box(330, 676, 240, 24, color.grey, 10),
    box(110, 130, 680, 470, color.ink, 24),
    box(132, 152, 636, 426, down("#1b3270", "#16285a"), 10),
    circle(164, 182, 8, color.coral),
    circle(190, 182, 8, color.amber),
    circle(216, 182, 8, color.aqua),
    lines(176, 240, 36, [180, 260, -200, 300, 140, 240, -160, 220, 120], color.sky, 44),
    box(560, 232, 170, 130, "#22408a", 14),
    path("M590 330L626 286L656 312L700 262", "none", {
      stroke: color.amber,
      "stroke-width": 8,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
    network(
      "870,200 870,330 870,460 990,150 990,270 990,390 990,510 1105,260 1105,400",
      [0, 1, 2]
        .flatMap((from) => [3, 4, 5, 6].map((to) => [from, to] as const))
        .concat([3, 4, 5, 6].flatMap((from) => [7, 8].map((to) => [from, to] as const))),
      color.sky,
      [color.blue, color.teal, color.amber, color.azure, color.coral],
    ),
    at(940, 700, 1.15, plant(color.coral)),
    at(680, 700, 1, cup(color.amber)),
  );

export const skyAndSpaceClub = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#111f4c", "#234391", "#6a78bd", "#c9a7bb")),
    stars(WIDTH, 560, 90),
    moon(930, 190, 84),
    turned(
      -18,
      560,
      170,
      circle(560, 170, 46, down(color.honey, color.amber)),
      ellipse(560, 170, 92, 20, "none", { stroke: color.cream, "stroke-width": 8 }),
      path("M515 160A46 46 0 0 1 605 160Z", color.honey),
    ),
    line("M150 150L250 96M290 300L190 340", color.white, 3, { opacity: 0.6 }),
    hills("-10,600 240,520 480,590 760,540 1000,480 1210,560", 800, "#3a4f9d"),
    hills("-10,690 280,640 600,610 900,650 1210,700", 800, "#1c3272"),
    at(600, 640, 1.15, telescope()),
    at(
      405,
      668,
      1.05,
      person({
        skin: skin.brown,
        top: color.coral,
        bottom: "#0e1b42",
        style: "long",
        back: "44,-170 58,-140",
        front: "-30,-170 -20,-132",
        nod: -6,
      }),
    ),
    mirrored(
      830,
      680,
      1,
      person({
        skin: skin.deep,
        top: color.amber,
        bottom: "#0e1b42",
        style: "short",
        back: "48,-230 74,-282",
        front: "-30,-170 -18,-132",
        nod: -20,
      }),
    ),
    at(1080, 740, 1.2, palm("#13265c", "#13265c")),
    cloud(60, 470, 180, "#8f8fc6", 0.35),
    hills("-10,760 400,740 800,752 1210,735", 800, "#132455"),
  );
