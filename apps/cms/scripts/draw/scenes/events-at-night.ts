import { color, skin } from "../palette.ts";
import { rocket } from "../parts/flight.ts";
import { beam, bush, lighthouse, palm, shadow } from "../parts/coast.ts";
import { cloud, hills, moon, sea, smooth, stars } from "../parts/landscape.ts";
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
  path,
  polygon,
  turned,
  pointsOf,
} from "../svg.ts";

const WIDTH = 1280;
const HEIGHT = 720;

export const openResearchEvening = () => {
  const measured = pointsOf("150,420 280,396 400,330 520,300 640,214 760,236 880,170");
  return drawing(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, down("#16285f", "#2f54a8", "#8580c0", "#f1b98f")),
    stars(WIDTH, 330, 50),
    moon(1070, 170, 66),
    sea(WIDTH, 470, 720, ["#7d83c2", "#2b4a96"], "#ffe3b8"),
    hills("870,502 1000,440 1160,424 1290,440", 500, "#33478f"),
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
    polygon("360,0 480,0 760,590 340,590", down("#f8cd8d@.5", "#f8cd8d@0")),
    polygon("920,0 1020,0 900,590 560,590", down("#f8cd8d@.32", "#f8cd8d@0")),
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
        back: "60,-226 104,-256",
        front: "6,-172 30,-206",
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
