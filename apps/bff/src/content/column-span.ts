/** Reads column widths from class names: in twelfths of the row, on medium screens and up. */

type Rule = (name: string) => number | null;

/** Bootstrap, Foundation, Tailwind, MUI and Bulma each name screen sizes differently. */
const SIZES = ["md|medium|tablet", "lg|large|desktop", "xl|widescreen", "sm", "xs|small|mobile"];

const BULMA_SPANS: Readonly<Record<string, number>> = {
  "one-fifth": 2,
  "one-quarter": 3,
  "one-third": 4,
  half: 6,
  "two-thirds": 8,
  "three-quarters": 9,
  full: 12,
};

const inRange = (span: number) => (span >= 1 && span <= 12 ? span : null);

function twelfths(pattern: RegExp): Rule {
  return (name) => {
    const match = pattern.exec(name);
    return match ? inRange(Number(match[1] ?? match[2])) : null;
  };
}

function fraction(pattern: RegExp): Rule {
  return (name) => {
    const match = pattern.exec(name);
    return match ? inRange(Math.round((12 * Number(match[1])) / Number(match[2]))) : null;
  };
}

function bulma(pattern: RegExp): Rule {
  return (name) => BULMA_SPANS[pattern.exec(name)?.[1] ?? ""] ?? null;
}

const BULMA_NAMES = Object.keys(BULMA_SPANS).join("|");

/** Best first: how well they describe a column on medium screens and up. */
const RULES: readonly Rule[] = [
  ...SIZES.flatMap((size) => [
    twelfths(new RegExp(`^(?:col-|MuiGrid-grid-)?(?:${size})-(\\d{1,2})$`)),
    twelfths(new RegExp(`^(?:${size}):col-span-(\\d{1,2})$|^is-(\\d{1,2})-(?:${size})$`)),
    fraction(new RegExp(`^(?:${size}):w-(\\d{1,2})/(\\d{1,2})$`)),
    bulma(new RegExp(`^is-(${BULMA_NAMES})-(?:${size})$`)),
  ]),
  twelfths(/^(?:col|col-span|rt-col|is)-(\d{1,2})$/),
  fraction(/^w-(\d{1,2})\/(\d{1,2})$/),
  bulma(new RegExp(`^is-(${BULMA_NAMES})$`)),
];

/** In the same order: how many columns a row declares. */
const COUNTS: readonly RegExp[] = [
  ...["md", "lg", "sm", "xl"].map(
    (size) => new RegExp(`^(?:${size}:grid-cols-|row-cols-${size}-)(\\d{1,2})$`),
  ),
  /^(?:grid-cols|row-cols)-(\d{1,2})$/,
];

/** How many twelfths an element takes, or `null` if its classes don't say. */
export function spanOf(classes: readonly string[]): number | null {
  for (const rule of RULES) {
    for (const name of classes) {
      const span = rule(name);
      if (span !== null) return span;
    }
  }
  return null;
}

/** How many twelfths each child of a row takes, or `null` if the row's classes don't say. */
export function childSpanOf(classes: readonly string[]): number | null {
  for (const pattern of COUNTS) {
    for (const name of classes) {
      const count = inRange(Number(pattern.exec(name)?.[1]));
      if (count !== null) return Math.floor(12 / count);
    }
  }
  return null;
}
