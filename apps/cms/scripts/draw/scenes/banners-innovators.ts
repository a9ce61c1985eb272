import { color } from "../palette.ts";
import { bulb, coins, gear, sprout } from "../parts/bench.ts";
import { bush, palm } from "../parts/coast.ts";
import { drone, kite, paperPlane, rocket, trail } from "../parts/flight.ts";
import { hills, smooth, stars } from "../parts/landscape.ts";
import {
  across,
  at,
  box,
  circle,
  down,
  drawing,
  ellipse,
  faded,
  line,
  path,
  turned,
  pointsOf,
} from "../svg.ts";
import { BANNER, WIDE, evening, green, wide } from "./wide.ts";

export const innovators = () =>
  drawing(
    WIDE,
    BANNER,
    wide(evening, BANNER, 350, 1760),
    stars(1300, 200, 40),
    hills("900,420 1200,380 1500,410 1930,360", 490, "#25407f"),
    trail("M1180 470C1300 430 1380 340 1440 250"),
    turned(36, 1490, 180, at(1490, 180, 1.05, rocket())),
    at(1230, 190, 0.9, kite(color.teal, color.aqua)),
    at(1730, 150, 0.9, paperPlane()),
    trail("M1500 330C1560 300 1600 240 1640 190", color.cream),
    at(1850, 490, 1.2, palm("#172a5e", "#172a5e")),
    at(1040, 496, 1.2, bush(300, "#1c326c")),
  );

export const startup = () =>
  drawing(
    WIDE,
    BANNER,
    wide(evening, BANNER, 330, 1240),
    path("M900 490C1200 410 1500 392 1930 400V490Z", "#2a3f80"),
    line(
      "M1590 420V110M1640 420V110M1590 150L1640 190L1590 230L1640 270L1590 310L1640 350L1590 390M1640 150L1590 190",
      "#14244f",
      8,
    ),
    box(1576, 98, 78, 14, "#14244f", 4),
    line("M1590 200H1530M1590 300H1536", "#14244f", 8),
    at(1480, 300, 1.08, rocket()),
    box(1370, 418, 320, 20, color.azure, 6),
    box(1350, 436, 360, 50, "#14244f", 6),
    circle(1420, 408, 26, color.white, { opacity: 0.8 }),
    circle(1540, 410, 22, color.white, { opacity: 0.8 }),
    circle(1480, 404, 30, color.white, { opacity: 0.9 }),
    at(1830, 450, 1.25, palm("#172a5e", "#172a5e")),
    at(1140, 486, 1.1, bush(260, "#1c326c")),
  );

const paper =
  Array.from({ length: 13 }, (_, index) =>
    line(`M${index * 80 + 960} 0V480`, color.white, 1.5, { opacity: 0.14 }),
  ).join("") +
  Array.from({ length: 6 }, (_, index) =>
    line(`M960 ${index * 80 + 40}H1920`, color.white, 1.5, { opacity: 0.14 }),
  ).join("");

export const patenting = () =>
  drawing(
    WIDE,
    BANNER,
    box(0, 0, WIDE, BANNER, across("#17306c", "#2450a4", "#3565bd", "#4d7fd6")),
    paper,
    faded(
      0.9,
      at(1240, 250, 1, gear(120, 14, color.white)),
      at(
        1240,
        250,
        1,
        circle(0, 0, 150, "none", {
          stroke: color.white,
          "stroke-width": 2,
          "stroke-dasharray": "8 10",
        }),
      ),
    ),
    at(1414, 330, 1, gear(78, 11, color.honey)),
    line("M1240 60V440M1050 250H1430", color.white, 2, {
      opacity: 0.7,
      "stroke-dasharray": "18 8 4 8",
    }),
    line("M1090 420H1390M1090 410v20M1390 410v20", color.white, 3, { opacity: 0.8 }),
    at(1680, 200, 0.95, bulb()),
    circle(1680, 230, 176, "none", {
      stroke: color.white,
      "stroke-width": 2.5,
      opacity: 0.6,
      "stroke-dasharray": "10 10",
    }),
    line("M1500 90L1580 150M1500 90H1440M1800 400L1750 320M1800 400H1866", color.white, 3, {
      opacity: 0.8,
    }),
    turned(
      -32,
      1560,
      420,
      box(1480, 408, 180, 22, color.amber, 5),
      path("M1660 408L1694 419L1660 430Z", color.cream),
      path("M1682 415L1694 419L1682 423Z", color.ink),
      box(1470, 408, 24, 22, color.coral, 6),
    ),
  );

export const research = () => {
  const measured = pointsOf("1020,440 1160,414 1300,404 1440,380 1580,372 1720,350 1860,344");
  return drawing(
    WIDE,
    BANNER,
    wide(green, BANNER, 270, 1700),
    path("M840 490C1100 410 1500 360 1930 330V490Z", across("#c7a67c", color.sand)),
    path("M840 486C1100 406 1500 356 1930 326", "none", {
      stroke: color.white,
      "stroke-width": 9,
      opacity: 0.8,
    }),
    path("M1400 180L1250 412L1560 374Z", down("#ffffff@.6", "#ffffff@.1")),
    at(1400, 150, 0.95, drone()),
    line(smooth(measured), color.coral, 6, { "stroke-dasharray": "3 14" }),
    ...measured.map(
      ([x, y]) =>
        line(`M${x} ${y}v-34`, color.navy, 4) +
        path(`M${x} ${y - 36}h26l-8 9l8 9h-26Z`, color.coral) +
        circle(x, y, 6, color.white),
    ),
    at(1850, 480, 1.2, palm()),
    at(1780, 492, 1, bush(240, color.pine)),
  );
};

export const funding = () =>
  drawing(
    WIDE,
    BANNER,
    wide(green, BANNER, 300, 1240),
    ...[
      ["#8ccdb5", 210],
      ["#6cbaa6", 270],
      ["#4fa79a", 330],
      ["#38938f", 394],
    ].map(([fill, top], step) => {
      const [y, start] = [Number(top), 1380 - step * 130];
      const plants = Array.from({ length: 4 + step }, (_, index) =>
        at(start + 110 + index * 120, y + 4, 0.34 + step * 0.06, sprout(110)),
      ).join("");
      return (
        path(
          `M${start} 490C${start + 30} ${y + 20} ${start + 60} ${y} ${start + 110} ${y}H1930V490Z`,
          String(fill),
        ) +
        path(
          `M${start + 70} ${y + 8}C${start + 84} ${y} ${start + 96} ${y} ${start + 110} ${y}H1930V${y + 12}H${start + 100}Z`,
          color.white,
          { opacity: 0.22 },
        ) +
        plants
      );
    }),
    at(1700, 480, 0.7, coins(3)),
    at(1800, 480, 0.7, coins(5)),
    ellipse(1750, 484, 120, 10, color.ink, { opacity: 0.12 }),
  );
