import { color, skin } from "../palette.ts";
import { board, chart } from "../parts/bench.ts";
import { shadow } from "../parts/coast.ts";
import { laptopBack, lines, plant } from "../parts/desk.ts";
import { smooth } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { at, box, circle, drawing, line, mirrored, pointsOf, polygon } from "../svg.ts";
import { room } from "./stage.ts";

const WIDTH = 1200;
const HEIGHT = 800;

const learner = (x: number, top: string, style: "long" | "short" | "bun" | "braid", tone: string) =>
  at(x, 1000, 1.55, person({ skin: tone, top, style, behind: true }));

export const training = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 640, { x: 70, y: 110, width: 250, height: 300 }),
    shadow(640, 676, 330, 20),
    at(
      660,
      508,
      1.42,
      board(
        line("M60 74L150 190L238 108L330 188L398 52", color.mist, 7),
        ...pointsOf("60,74 150,190 238,108 330,188 398,52").map(([x, y], index) =>
          circle(
            x,
            y,
            index % 2 === 0 ? 22 : 16,
            [color.blue, color.amber, color.teal][index % 3] ?? color.blue,
          ),
        ),
        lines(50, 226, 16, [120], color.sky),
        box(260, 218, 130, 16, color.foam, 8),
      ),
    ),
    mirrored(
      1068,
      712,
      1.62,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "long",
        tunic: true,
        back: "60,-222 112,-260",
        front: "-26,-150 -4,-112",
      }),
    ),
    line("M884 286L838 250", color.wood, 9),
    learner(180, color.teal, "short", skin.deep),
    learner(420, color.blue, "braid", skin.brown),
    learner(660, color.amber, "short", skin.tan),
    learner(890, color.azure, "bun", skin.brown),
  );

export const consulting = () =>
  drawing(
    WIDTH,
    HEIGHT,
    room(WIDTH, HEIGHT, 640, { x: 880, y: 110, width: 240, height: 300 }),
    shadow(560, 716, 420, 26),
    box(236, 96, 600, 420, color.ink, 22),
    box(254, 114, 564, 384, color.white, 8),
    box(254, 114, 564, 44, color.pale, 8),
    circle(280, 136, 7, color.coral),
    circle(304, 136, 7, color.amber),
    circle(328, 136, 7, color.teal),
    line("M300 460H780", color.mist, 5),
    at(
      310,
      458,
      1,
      chart(
        460,
        [80, 130, 110, 190, 226, 268],
        [color.mist, color.sky, color.aqua, color.azure, color.blue],
      ),
    ),
    line(smooth("340,350 420,300 500,316 580,234 660,206 740,166"), color.amber, 9),
    polygon("766,150 726,152 752,184", color.amber),
    line("M420 516L380 716M650 516L690 716", color.navy, 14),
    at(
      196,
      730,
      1.6,
      person({
        skin: skin.brown,
        top: color.teal,
        bottom: color.ink,
        style: "short",
        beard: true,
        back: "62,-206 112,-226",
        front: "-26,-160 14,-136",
      }),
    ),
    mirrored(
      950,
      730,
      1.6,
      person({
        skin: skin.tan,
        top: color.coral,
        bottom: color.navy,
        style: "bun",
        glasses: true,
        tunic: true,
        back: "50,-164 86,-160",
        front: "2,-152 62,-160",
      }),
    ),
    at(850, 478, 0.55, laptopBack()),
    at(1110, 660, 1.5, plant(color.amber)),
  );
