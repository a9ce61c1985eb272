import { color, hair, skin } from "../palette.ts";
import { chart } from "../parts/bench.ts";
import { bush, shadow, tree } from "../parts/coast.ts";
import { books, cup, lamp, laptop, lines, openBook, plant, table } from "../parts/desk.ts";
import { hills, smooth } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { at, box, circle, drawing, ellipse, faded, line, mirrored, path } from "../svg.ts";
import { coast, room } from "./stage.ts";

const WIDTH = 1200;
const HEIGHT = 800;

const flag =
  line("M0 0V-120", color.ink, 8) +
  path("M4 -118C34 -130 50 -104 84 -114V-66C50 -56 34 -82 4 -70Z", color.coral);

export const internship = () =>
  drawing(
    WIDTH,
    HEIGHT,
    coast(WIDTH, HEIGHT, 0.52, 0.5),
    hills("420,560 620,500 820,350 960,250 1080,300 1210,420", 800, "#58b0a6"),
    hills("-10,640 300,600 640,610 900,540 1210,600", 800, "#3d9a95"),
    line(smooth("832,650 900,620 1010,540 880,470 820,410 930,340 955,262"), color.cream, 20),
    path("M430 800C600 742 720 690 826 641L838 659C770 706 700 760 640 800Z", color.cream),
    at(955, 258, 0.9, flag),
    at(1080, 560, 1, tree()),
    at(720, 600, 0.6, tree()),
    at(1140, 610, 1.2, tree("#58b0a6")),
    faded(0.5, ellipse(300, 806, 290, 44, color.pine)),
    at(320, 640, 1.05, table(560, 190)),
    at(130, 640, 1.15, lamp()),
    at(
      330,
      640,
      1.2,
      laptop(
        box(0, 0, 216, 22, color.mist),
        circle(14, 11, 4, color.coral),
        circle(28, 11, 4, color.amber),
        lines(18, 44, 18, [90, 120, -70, 100, 60], color.azure, 16),
        at(172, 116, 0.7, chart(60, [30, 56, 84], [color.teal, color.amber, color.blue])),
      ),
    ),
    at(548, 640, 0.95, plant()),
    at(120, 640, 0.9, books(color.blue, color.teal, color.coral)),
  );

export const mentoring = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 610, { x: 330, y: 90, width: 540, height: 330 }),
    at(1080, 650, 1.7, plant(color.blue)),
    shadow(600, 744, 420, 36),
    at(
      330,
      700,
      1.5,
      person({
        skin: skin.brown,
        top: color.teal,
        style: "braid",
        behind: true,
        back: "60,-150 104,-146",
        front: "4,-146 70,-132",
        nod: 4,
      }),
    ),
    mirrored(
      870,
      700,
      1.5,
      person({
        skin: skin.tan,
        top: color.blue,
        style: "grey",
        hair: hair.grey,
        behind: true,
        glasses: true,
        back: "62,-160 96,-202",
        front: "2,-146 72,-130",
      }),
    ),
    line("M600 520V740", color.bark, 26),
    path("M500 750C520 728 680 728 700 750Z", color.bark),
    ellipse(600, 520, 340, 46, "#a86a3c"),
    ellipse(600, 508, 340, 46, color.wood),
    ellipse(600, 504, 312, 37, "#cf9160"),
    at(600, 520, 0.85, openBook(color.coral)),
    at(430, 506, 0.9, cup()),
    at(772, 510, 0.9, cup(color.amber)),
    path(
      "M520 150C520 118 548 96 590 96H676C716 96 742 118 742 150C742 184 716 204 676 204H640L606 236L610 204H590C548 204 520 184 520 150Z",
      color.white,
      { opacity: 0.96 },
    ),
    circle(586, 150, 12, color.amber),
    circle(630, 150, 12, color.teal),
    circle(674, 150, 12, color.azure),
  );

const sapling =
  line("M0 0V-60", color.bark, 6) +
  path("M0 -40C-30 -50 -34 -76 -28 -90C-4 -82 4 -64 0 -40Z", color.teal) +
  path("M0 -54C26 -60 34 -84 30 -100C6 -94 -4 -76 0 -54Z", "#58b0a6") +
  path("M-34 4C-24 -12 24 -12 34 4Z", color.bark);

export const volunteering = () =>
  drawing(
    WIDTH,
    HEIGHT,
    coast(WIDTH, HEIGHT, 0.5, 0.8),
    hills("-10,520 240,470 520,540 860,600 1210,560", 800, "#6fbdb2"),
    at(120, 510, 0.9, tree()),
    at(220, 500, 0.7, tree("#58b0a6")),
    at(1110, 590, 1.1, tree()),
    hills("-10,650 300,620 700,660 1210,630", 800, "#3d9a95"),
    at(
      330,
      738,
      1.28,
      person({
        skin: skin.brown,
        top: color.amber,
        bottom: color.navy,
        style: "bun",
        tunic: true,
        back: "54,-160 80,-126",
        front: "6,-150 62,-118",
        nod: 12,
      }),
    ),
    at(460, 734, 1.25, sapling),
    at(
      640,
      752,
      1.28,
      person({
        skin: skin.deep,
        top: color.blue,
        bottom: color.ink,
        style: "cap",
        back: "56,-170 66,-116",
        front: "20,-160 60,-96",
        nod: 10,
      }),
    ),
    line("M716 500V740", color.bark, 11),
    path("M692 728H740V764C740 784 716 796 716 796C716 796 692 784 692 764Z", color.grey),
    mirrored(
      990,
      744,
      1.28,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "short",
        back: "50,-150 82,-130",
        front: "4,-150 58,-122",
        nod: 8,
      }),
    ),
    path("M868 560H930V604C930 614 924 618 914 618H884C874 618 868 614 868 604Z", color.azure),
    line("M930 586L966 560", color.azure, 10),
    faded(
      0.9,
      line("M868 580L844 560", color.azure, 12),
      line("M836 580L828 622M844 586L842 636M852 588L856 630", color.sky, 5),
    ),
    at(836, 742, 1.1, sapling),
    at(90, 790, 1.3, bush(200, color.pine)),
    at(1120, 800, 1.3, bush(260, color.pine)),
  );
