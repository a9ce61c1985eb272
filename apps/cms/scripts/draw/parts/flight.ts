/** Things that fly. Origin is the middle. */
import { color } from "../palette.ts";
import { box, circle, down, ellipse, faded, line, path, polygon } from "../svg.ts";

const rotor = (x: number) =>
  box(x - 5, -46, 10, 26, color.ink, 4) +
  ellipse(x, -48, 62, 6, color.ink, { opacity: 0.22 }) +
  line(`M${x - 54} -48H${x + 54}`, color.ink, 4, { opacity: 0.5 }) +
  circle(x, -48, 6, color.ink) +
  circle(x, -16, 5, color.coral);

/** A quadcopter from the front, 300 wide. */
export const drone = (body: string = color.blue) => {
  return [
    line("M-112 -22C-60 -22 -50 -2 -30 0H30C50 -2 60 -22 112 -22", color.navy, 13),
    rotor(-112),
    rotor(112),
    line("M-34 26L-52 60M34 26L52 60M-70 60H-34M34 60H70", color.navy, 6),
    path(
      "M-58 0C-58 -26 -34 -34 0 -34C34 -34 58 -26 58 0C58 22 34 32 0 32C-34 32 -58 22 -58 0Z",
      down(body, color.navy),
    ),
    path("M-46 -10C-34 -24 34 -24 46 -10C30 -16 -30 -16 -46 -10Z", color.white, { opacity: 0.35 }),
    circle(0, 14, 19, color.ink),
    circle(0, 14, 12, color.sky),
    circle(4, 10, 4, color.white),
    circle(-36, 4, 4, color.amber),
    circle(36, 4, 4, color.amber),
  ].join("");
};

/** A rocket that points up, 240 high with its flame. */
export const rocket = (accent: string = color.coral) =>
  [
    path("M-16 84C-26 110 -8 120 0 150C8 120 26 110 16 84Z", down(color.amber, "#f2a541@.1")),
    path("M-9 84C-14 100 -4 106 0 122C4 106 14 100 9 84Z", color.cream),
    path("M-34 20C-62 34 -66 64 -60 92L-26 72ZM34 20C62 34 66 64 60 92L26 72Z", accent),
    path(
      "M0 -120C34 -88 46 -30 38 30C34 56 28 74 22 84H-22C-28 74 -34 56 -38 30C-46 -30 -34 -88 0 -120Z",
      color.white,
    ),
    path("M0 -120C34 -88 46 -30 38 30C34 56 28 74 22 84H4C22 20 20 -60 0 -120Z", color.mist),
    path("M0 -120C15 -106 26 -86 32 -64H-32C-26 -86 -15 -106 0 -120Z", accent),
    circle(0, -24, 20, color.navy),
    circle(0, -24, 13, color.sky),
    path("M-9 -32A13 13 0 0 1 6 -35Z", color.white, { opacity: 0.8 }),
    box(-5, 20, 10, 76, accent, 5),
  ].join("");

/** A kite with a tail, 100 wide. */
export const kite = (first: string = color.coral, second: string = color.amber) =>
  line("M0 70C-18 96 20 112 2 140C-12 164 16 178 6 204", color.white, 3, { opacity: 0.8 }) +
  faded(0.9, polygon("2,140 -16,132 -14,150", first), polygon("2,140 20,132 18,150", second)) +
  path("M0 -70L-48 -8L0 70Z", first) +
  path("M0 -70L48 -8L0 70Z", second) +
  path("M-48 -8H0V70Z", color.ink, { opacity: 0.12 }) +
  line("M0 -70V70M-48 -8H48", color.white, 2.5, { opacity: 0.7 });

/** A paper plane that flies up to the right, 200 wide. */
export const paperPlane = () =>
  polygon("100,-70 -100,-8 -38,14", color.white) +
  polygon("100,-70 -38,14 -28,66 -6,28", color.sky) +
  polygon("100,-70 -6,28 50,50", "#dfe9fd") +
  polygon("-28,66 -6,28 10,36", color.azure);

/** The dashed way that something flew. */
export const trail = (d: string, stroke: string = color.white) =>
  line(d, stroke, 5, { "stroke-dasharray": "2 18", opacity: 0.8 });

export const bird = (stroke: string = color.ink) =>
  line("M-20 -8C-12 -14 -4 -10 0 0C4 -10 12 -14 20 -8", stroke, 4);
