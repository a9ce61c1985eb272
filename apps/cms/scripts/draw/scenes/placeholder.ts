import { color } from "../palette.ts";
import { paperPlane, trail } from "../parts/flight.ts";
import { hills } from "../parts/landscape.ts";
import { at, box, circle, down, drawing, faded } from "../svg.ts";

/** Stands where a picture is missing: a quiet coast in two tones, 3:2. */
export const placeholder = () =>
  drawing(
    1200,
    800,
    box(0, 0, 1200, 800, down("#dbe7fd", color.pale)),
    circle(600, 380, 150, "#f3f7ff"),
    hills("-10,560 240,470 520,550 820,480 1210,570", 800, "#cddcf9"),
    hills("-10,640 360,610 760,660 1210,620", 800, color.mist),
    faded(
      0.9,
      trail("M360 500C440 500 500 460 530 410", color.sky),
      at(610, 370, 0.9, paperPlane()),
    ),
  );
