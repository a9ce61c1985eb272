/** What the classes of common CSS frameworks say about layout. */
import { childSpanOf, spanOf } from "./column-span.ts";

export interface Layout {
  /** Toolbars use `flex` as well, so it is a row only if it contains blocks. */
  isRow: boolean;
  /** How many of 12 columns each child takes, if the row says so. */
  childSpan: number | null;
  /** How many of 12 columns this element takes on a medium screen, if it says so. */
  span: number | null;
  button: "rt-button" | "rt-button-outline" | null;
  /** Whether links below are outlined: WordPress sets this on a wrapper. */
  outlinesButtons: boolean;
}

const ROWS = /^(?:row|grid-x|wp-block-columns|MuiGrid-container|rt-row|grid|d-flex|flex|is-flex)$/;
const STACKED = /^(?:flex-col|flex-column|is-flex-direction-column)$/;
const BUTTONS =
  /^(?:btn(?:-.+)?|button|wp-block-button__link|wp-element-button|MuiButton-root|rt-button(?:-outline)?)$/;
const OUTLINES =
  /^(?:btn-outline(?:-.+)?|hollow|is-outlined|MuiButton-outlined|rt-button-outline)$/;

/** No framework has longer class names. */
const MAX_CLASS_LENGTH = 40;
const MAX_CLASSES = 50;

/** Reads a class attribute. */
export function layoutOf(classAttribute: string): Layout {
  const classes = classAttribute
    .slice(0, MAX_CLASSES * MAX_CLASS_LENGTH)
    .split(/\s+/)
    .filter((name) => name !== "" && name.length <= MAX_CLASS_LENGTH)
    .slice(0, MAX_CLASSES);
  const has = (pattern: RegExp) => classes.some((name) => pattern.test(name));
  const span = spanOf(classes);
  // Bulma's row and Foundation's column are both called "columns"; only the latter has a size.
  const isBulmaRow = classes.includes("columns") && span === null;
  return {
    isRow: (has(ROWS) || isBulmaRow) && !has(STACKED),
    childSpan: childSpanOf(classes),
    span,
    button: has(OUTLINES) ? "rt-button-outline" : has(BUTTONS) ? "rt-button" : null,
    outlinesButtons: classes.includes("is-style-outline"),
  };
}
