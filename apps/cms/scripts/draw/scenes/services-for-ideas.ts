import { color } from "../palette.ts";
import { bulb, coins, flask, gear, microscope, seal, sprout } from "../parts/bench.ts";
import { bush, lighthouse, palm, shadow } from "../parts/coast.ts";
import { books, lines, plant, sheet, table } from "../parts/desk.ts";
import { bird, paperPlane, rocket, trail } from "../parts/flight.ts";
import { cloud, hills, smooth } from "../parts/landscape.ts";
import { at, box, circle, down, drawing, ellipse, line, path, pointsOf, turned } from "../svg.ts";
import { coast, dusk, room } from "./stage.ts";

const WIDTH = 1200;
const HEIGHT = 800;

const smoke = (x: number, y: number, radii: readonly number[]) =>
  radii
    .map((radius, index) =>
      circle(
        x + (index - (radii.length - 1) / 2) * 74,
        y - (index % 2) * 20,
        radius,
        index % 2 === 0 ? color.white : "#f0e6f2",
        {
          opacity: 0.95,
        },
      ),
    )
    .join("");

export const startup = () =>
  drawing(
    WIDTH,
    HEIGHT,
    dusk(WIDTH, HEIGHT, 0.68),
    at(230, 546, 1, lighthouse(color.coral)),
    hills(
      "-10,560 160,540 330,570 480,640 760,660 1000,620 1210,640",
      800,
      down("#2b3f86", "#1b2c63"),
    ),
    path(
      "M588 470C582 560 570 620 548 680H652C630 620 618 560 612 470Z",
      down("#fff3dc", "#ffffff@.5"),
    ),
    at(600, 300, 1.55, rocket()),
    line(
      "M770 690V400M820 690V400M770 440L820 490L770 540L820 590L770 640L820 690M770 490L820 440",
      "#16295c",
      10,
    ),
    box(752, 388, 86, 16, "#16295c", 4),
    line("M770 470H706", "#16295c", 10),
    smoke(600, 690, [56, 78, 96, 110, 96, 78, 56]),
    box(420, 720, 440, 80, "#14244f", 8),
    box(440, 706, 400, 18, color.azure, 6),
    box(0, 752, 1200, 48, "#14244f"),
    at(1050, 760, 1.2, palm("#14305c", "#14244f")),
    at(120, 776, 1.3, bush(220, "#14305c")),
  );

export const patenting = () =>
  drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#d9e6fd", "#f1f5ff")),
    circle(600, 400, 360, color.white, { opacity: 0.55 }),
    circle(600, 400, 270, color.white, { opacity: 0.6 }),
    box(0, 690, WIDTH, 110, down("#c0d3f6", "#d3e1fa")),
    at(210, 250, 1, gear(110, 12, color.mist)),
    at(350, 372, 1, gear(66, 10, "#d7e3fb")),
    at(1010, 290, 1, gear(96, 11, color.mist)),
    at(884, 396, 1, gear(54, 9, "#d7e3fb")),
    shadow(600, 770, 360, 26),
    turned(
      -6,
      520,
      560,
      at(350, 360, 2, sheet(lines(22, 30, 20, [80, 106, 60, 100, 90, 70, 96], color.mist))),
    ),
    turned(
      4,
      680,
      560,
      at(
        505,
        350,
        2.1,
        sheet(
          box(20, 20, 110, 92, color.pale, 6),
          at(62, 70, 0.36, gear(76, 12, color.blue)),
          at(98, 50, 0.3, gear(62, 10, color.teal)),
          line("M62 70L98 50L118 96", color.ink, 2.5, { "stroke-dasharray": "3 5" }),
          lines(20, 130, 13, [106, 92, 104], color.sky),
          at(118, 168, 0.42, seal()),
        ),
      ),
    ),
    at(600, 190, 1.25, bulb()),
    line("M420 190H370M780 190H830M452 78L416 46M748 78L784 46M600 40V4", color.amber, 10),
    at(960, 770, 1.3, books(color.blue, color.coral, color.teal)),
    turned(
      34,
      250,
      660,
      box(120, 648, 230, 26, color.amber, 6),
      path("M350 648L392 661L350 674Z", color.cream),
      path("M376 656L392 661L376 666Z", color.ink),
      box(108, 648, 30, 26, color.coral, 8),
    ),
  );

export const research = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 620, { x: 90, y: 100, width: 280, height: 340 }),
    box(440, 90, 660, 400, color.white, 18),
    line("M500 420H1040M500 420V140", color.sky, 6),
    ...[200, 270, 340].map((y) => line(`M506 ${y}H1040`, color.pale, 4)),
    line(smooth("520,390 640,360 740,270 840,190 940,178 1030,220"), color.blue, 8),
    ...pointsOf("545,372 620,376 690,304 760,268 826,184 890,196 958,166 1016,224").map(
      ([x, y]) => line(`M${x} ${y - 22}V${y + 22}`, color.honey, 4) + circle(x, y, 11, color.amber),
    ),
    at(600, 640, 1, table(1130, 200)),
    at(430, 642, 1.3, microscope()),
    at(700, 642, 1.25, flask(color.teal)),
    at(820, 642, 0.95, flask(color.amber)),
    at(930, 642, 1.5, flask(color.coral)),
    at(180, 642, 1.05, books(color.blue, color.amber)),
    at(1080, 642, 1, plant(color.blue)),
  );

export const funding = () =>
  drawing(
    WIDTH,
    HEIGHT,
    coast(WIDTH, HEIGHT, 0.58, 0.5),
    at(980, 190, 0.9, paperPlane()),
    trail("M660 330C740 340 840 300 876 232", color.white),
    at(300, 190, 1.3, bird(color.azure)),
    at(360, 226, 0.9, bird(color.azure)),
    cloud(800, 120, 150, color.white),
    hills("-10,660 340,630 760,650 1210,620", 800, "#58b0a6"),
    ellipse(600, 742, 480, 46, "#3d9a95"),
    at(330, 726, 1.25, coins(3)),
    at(600, 726, 1.25, coins(6)),
    at(870, 726, 1.25, coins(10)),
    path("M286 640C300 614 360 614 374 640Z", color.bark),
    path("M556 550C570 524 630 524 644 550Z", color.bark),
    path("M826 430C840 404 900 404 914 430Z", color.bark),
    at(330, 624, 0.85, sprout(90)),
    at(600, 534, 1.1, sprout(130)),
    at(870, 414, 1.25, sprout(190)),
    at(100, 800, 1.3, bush(240, color.pine)),
    at(1110, 806, 1.3, bush(260, color.pine)),
  );
