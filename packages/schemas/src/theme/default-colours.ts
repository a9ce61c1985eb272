/** The site's colours where no editor has chosen any; the style sheets fall back to the same values. */

export const DEFAULT_PRIMARY = "#2c52a3";

/** What each theme has around the default primary colour. Banner and footer, `brand`, are the same in both. */
export const defaultColours = {
  light: {
    "base-200": "#f6f8fe",
    "base-300": "#e3eafa",
    "base-content": "#1c2745",
    muted: "#515d7a",
    tint: "#e9f0ff",
    line: "#dde5f6",
  },
  dark: {
    "base-100": "#0d1424",
    "base-200": "#121b30",
    "base-300": "#253353",
    "base-content": "#e3eaf9",
    primary: "#93b4ff",
    "primary-content": "#0a1530",
    heading: "#b9ceff",
    muted: "#a5b2ce",
    tint: "#14203a",
    card: "#152039",
    "card-tint": "#1f2d4f",
    line: "#273555",
  },
  brand: {
    deep: "#1c3672",
    bright: "#3d68c4",
    glow: "#93b4ff",
    "shade-1": "#10204a",
    "shade-2": "#142a60",
    "footer-1": "#17295a",
    "footer-2": "#101d42",
  },
} as const;
