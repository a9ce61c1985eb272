/** The site's colours, derived from an editor's choices so that all text is readable. For servers. */
import { contrast, type Hex, hexOf, isReadable, readable, shadeOf, toHex } from "./contrast.ts";
import { DEFAULT_PRIMARY, defaultColours } from "./default-colours.ts";

/** Template settings with which an editor chooses colours. */
export const colourSettings = ["primary-color", "secondary-color", "accent-color"] as const;
export type ColourSetting = (typeof colourSettings)[number];

/** The editor's choices, in any CSS notation; anything that isn't a colour counts as not given. */
export type ChosenColours = Partial<Record<ColourSetting, string>>;

/** Whether a template setting is one of {@link colourSettings}. */
export const isColourSetting = (slug: string): slug is ColourSetting =>
  colourSettings.some((name) => name === slug);

const WHITE = "#ffffff";
const DARK_INK = "#2b1a00";

/** Text in these colours is used on all surfaces of its theme. */
const textNames = ["base-content", "muted", "primary", "heading"] as const;
const surfaceNames = {
  light: ["base-200", "tint"],
  dark: ["base-100", "base-200", "tint", "card", "card-tint"],
} as const;

type Colours = Record<string, Hex>;

/**
 * Colours for both themes. Text keeps {@link READABLE_CONTRAST} on every surface of its theme, whatever
 * was chosen: unreadable colours are made darker in the light theme, and lighter in the dark one.
 *
 * @returns CSS variables, `--light-…`, `--dark-…` and `--brand-…`; none for colours that weren't chosen
 */
export function themeColours(chosen: ChosenColours): Record<string, string> {
  const primary = toHex(chosen["primary-color"] ?? "");
  const secondary = toHex(chosen["secondary-color"] ?? "");
  const accent = toHex(chosen["accent-color"] ?? "");
  const light = lightTheme(primary ?? DEFAULT_PRIMARY);
  const dark = darkTheme(primary ?? DEFAULT_PRIMARY);
  return {
    ...(primary && {
      ...named("light", light),
      ...named("dark", dark),
      ...named("brand", brandColours(primary, light["primary"]!)),
    }),
    ...(secondary && {
      "--light-secondary": readable(secondary, surfacesOf("light", light), "dark"),
      "--dark-secondary": readable(secondary, surfacesOf("dark", dark), "light"),
    }),
    ...(accent && {
      "--accent": accent,
      "--accent-content": inkOn(accent),
      // Under white text: no lighter than the default accent.
      "--brand-spark": atMost(accent, 0.78),
    }),
  };
}

/** @returns the nearest colour that can be read in the light theme: the same one if it can */
export function readableInLightTheme(setting: ColourSetting, chosen: ChosenColours): Hex | null {
  const given = toHex(chosen[setting] ?? "");
  // No text is written in the accent: it is a background, whose text colour depends on it.
  if (given === null || setting === "accent-color") return given;
  return themeColours(chosen)[`--light-${setting.replace("-color", "")}`] ?? null;
}

function lightTheme(primary: Hex): Colours {
  const colours: Colours = tinted(defaultColours.light, primary);
  const readableColour = readable(primary, surfacesOf("light", colours), "dark");
  return readableTexts("light", {
    ...colours,
    primary: readableColour,
    heading: readableColour,
  });
}

function darkTheme(primary: Hex): Colours {
  const colours: Colours = tinted(defaultColours.dark, primary);
  const isUsable = isReadable(primary, surfacesOf("dark", colours));
  return readableTexts("dark", isUsable ? { ...colours, primary } : colours);
}

function readableTexts(theme: "light" | "dark", colours: Colours): Colours {
  const surfaces = surfacesOf(theme, colours);
  const towards = theme === "light" ? "dark" : "light";
  const texts = textNames.map((name) => [name, readable(colours[name]!, surfaces, towards)]);
  return { ...colours, ...Object.fromEntries(texts) };
}

const surfacesOf = (theme: "light" | "dark", colours: Colours): Hex[] => [
  ...(theme === "light" ? [WHITE] : []),
  ...surfaceNames[theme].map((name) => colours[name]!),
];

/** Backgrounds of white text, anywhere between `deep` and `bright`. */
function brandColours(primary: Hex, middle: Hex): Colours {
  const colours: Colours = tinted(defaultColours.brand, primary);
  const { l } = shadeOf(middle);
  return {
    ...colours,
    middle,
    deep: atMost(colours["deep"]!, l - 0.1),
    bright: readable(atMost(colours["bright"]!, l + 0.08), [WHITE], "dark"),
  };
}

/** Makes a colour darker if it is lighter than that. */
function atMost(hex: Hex, lightness: number): Hex {
  const shade = shadeOf(hex);
  return hexOf({ ...shade, l: Math.min(shade.l, Math.max(0, lightness)) });
}

/** Gives a set of colours the hue of another primary colour, and makes them as pale if it is paler. */
function tinted<Name extends string>(colours: Record<Name, Hex>, primary: Hex): Record<Name, Hex> {
  const [own, former] = [shadeOf(primary), shadeOf(DEFAULT_PRIMARY)];
  const vividness = Math.min(1, own.c / former.c);
  const entries = Object.entries<Hex>(colours).map(([name, hex]) => {
    const { l, c, h } = shadeOf(hex);
    return [name, hexOf({ l, c: c * vividness, h: h + own.h - former.h })];
  });
  return Object.fromEntries(entries) as Record<Name, Hex>;
}

/** Dark text where it can be read, white or black otherwise: one of them always can. */
function inkOn(surface: Hex): Hex {
  const inks = [DARK_INK, WHITE].filter((ink) => isReadable(ink, [surface]));
  return inks[0] ?? (contrast(WHITE, surface) > contrast("#000000", surface) ? WHITE : "#000000");
}

const named = (prefix: string, colours: Colours): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([name, hex]) => [`--${prefix}-${name}`, hex]));
