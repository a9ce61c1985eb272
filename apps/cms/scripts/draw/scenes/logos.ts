import { color } from "../palette.ts";
import { wordmark } from "../parts/wordmark.ts";
import { paperPlane } from "../parts/flight.ts";
import { at, box, circle, diagonal, drawing, path } from "../svg.ts";

/** A paper plane between the sun and the sea, 150 across. */
const badge = () =>
  box(0, 0, 150, 150, diagonal("#4d7fd6", color.blue, color.navy), 38) +
  circle(48, 60, 21, color.amber) +
  path(
    "M0 98C26 84 52 86 76 98C100 110 126 108 150 92V112A38 38 0 0 1 112 150H38A38 38 0 0 1 0 112Z",
    color.sky,
  ) +
  path(
    "M0 112C26 102 50 104 76 117C100 128 126 127 150 112A38 38 0 0 1 112 150H38A38 38 0 0 1 0 112Z",
    color.mist,
  ) +
  at(85, 60, 0.56, paperPlane());

export const mark = () => drawing(150, 150, badge());

/** Reads well on white and on the dark theme's ground. */
export const logo = () => drawing(470, 150, badge(), path(wordmark, "#4674cb"));

/** For the deep blue of the footer. */
export const logoLight = () => drawing(470, 150, badge(), path(wordmark, color.white));
