import { color } from "../palette.ts";
import { boat, bush, headland, house, lighthouse, palm, tree } from "../parts/coast.ts";
import { bird, kite } from "../parts/flight.ts";
import { hills, smooth } from "../parts/landscape.ts";
import { at, box, circle, drawing, ellipse, faded, line, mirrored, path, polygon } from "../svg.ts";
import { BANNER, WIDE, evening, morning, wide } from "./wide.ts";

export const about = () =>
  drawing(
    WIDE,
    BANNER,
    wide(morning, BANNER, 330, 1130),
    at(1560, 336, 0.98, headland("#3f6cc0", "#2f57a6")),
    at(1610, 176, 0.76, lighthouse()),
    at(1290, 380, 0.8, boat()),
    mirrored(1120, 420, 0.5, boat(color.teal)),
    at(1380, 120, 1, bird(color.white)),
    at(1430, 150, 0.7, bird(color.white)),
    at(1850, 500, 1.1, palm()),
    at(1790, 500, 1.2, bush(260, color.pine)),
  );

const milestone = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    path("M-14 0V-30a14 14 0 0 1 28 0V0Z", color.white),
    path("M-14 -28a14 16 0 0 1 28 0Z", color.amber),
  );

export const journey = () =>
  drawing(
    WIDE,
    BANNER,
    wide(morning, BANNER, 320, 1330),
    hills("1020,490 1180,420 1380,330 1560,190 1720,120 1930,190", 490, "#4fa79f"),
    hills("900,490 1200,440 1500,400 1760,330 1930,350", 490, "#38938f"),
    line(
      smooth("980,490 1180,452 1420,430 1640,390 1700,340 1580,296 1560,246 1680,196 1722,126"),
      color.cream,
      15,
    ),
    milestone(1150, 440, 0.95),
    milestone(1400, 416, 0.95),
    milestone(1662, 366, 0.85),
    milestone(1530, 276, 0.7),
    line("M1722 124V50", color.navy, 6),
    path("M1725 52C1744 44 1758 60 1782 54V86C1758 92 1744 76 1725 84Z", color.coral),
    at(1830, 380, 0.8, tree()),
    at(1760, 420, 0.6, tree("#7fcabd")),
    at(1090, 362, 0.62, boat()),
  );

export const privacy = () =>
  drawing(
    WIDE,
    BANNER,
    wide(evening, BANNER, 290, 1600),
    at(1330, 372, 1.15, boat(color.coral)),
    line("M1384 366L1420 440", color.white, 3, { opacity: 0.6 }),
    ellipse(1330, 384, 80, 7, "#17295f", { opacity: 0.3 }),
    ...Array.from({ length: 26 }, (_, index) =>
      ellipse(
        1040 + index * 36,
        442 - ((index * 7) % 5) * 4,
        34,
        26,
        index % 3 === 0 ? "#3c4f8f" : index % 3 === 1 ? "#2c3f80" : "#4b5c9a",
      ),
    ),
    box(1000, 448, 920, 40, "#243672"),
    at(1836, 428, 0.62, lighthouse("#2c52a3")),
    at(1500, 120, 0.9, bird(color.white)),
  );

export const termsAndCondition = () =>
  drawing(
    WIDE,
    BANNER,
    wide(evening, BANNER, 270, 1430),
    polygon("1416,274 1444,274 1760,480 1100,480", "#8a6a7a"),
    polygon("1422,274 1438,274 1700,480 1160,480", "#b08a84"),
    ...[288, 306, 330, 362, 404, 456].map((y) => {
      const half = 8 + (y - 274) * 1.27;
      return line(`M${1430 - half} ${y}H${1430 + half}`, "#7b5c70", 1 + (y - 270) / 40);
    }),
    ...[296, 326, 372, 440].flatMap((y) => {
      const half = 14 + (y - 274) * 1.58;
      const rise = 12 + (y - 274) * 0.36;
      return [1430 - half, 1430 + half].map(
        (x) =>
          line(`M${x} ${y}v${-rise}`, "#4a3c66", 3 + (y - 274) / 20) +
          circle(x, y - rise, 2 + (y - 274) / 24, color.honey),
      );
    }),
    at(1690, 330, 0.6, boat()),
    at(1190, 310, 0.4, boat(color.teal)),
  );

export const programmes = () =>
  drawing(
    WIDE,
    BANNER,
    wide(morning, BANNER, 340, 1760),
    path("M900 490C1200 420 1500 410 1930 400V490Z", color.sand),
    path("M900 486C1200 416 1500 406 1930 396", "none", {
      stroke: color.white,
      "stroke-width": 7,
      opacity: 0.7,
    }),
    at(1180, 150, 0.9, kite()),
    at(1400, 96, 1.15, kite(color.teal, color.aqua)),
    at(1600, 180, 0.85, kite(color.blue, color.sky)),
    at(1300, 250, 0.6, kite(color.amber, color.honey)),
    faded(
      0.5,
      line(
        "M1190 330C1260 400 1330 420 1390 436M1408 300C1410 360 1400 400 1392 436M1610 340C1540 400 1450 430 1394 436",
        color.white,
        2,
      ),
    ),
    ...[0, 1, 2].map((index) =>
      at(
        1360 + index * 30,
        440,
        1,
        circle(0, -46, 9, "#7a4b30"),
        path(
          "M-12 0V-24a12 12 0 0 1 24 0V0Z",
          [color.coral, color.blue, color.teal][index] ?? color.blue,
        ),
      ),
    ),
    at(1840, 440, 1.35, palm()),
    at(1770, 452, 1, palm()),
    at(1560, 418, 0.7, house(90, 64, color.coral, color.navy)),
  );
