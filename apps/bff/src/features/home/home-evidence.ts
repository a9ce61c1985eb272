/** Evidence that the organisation is real, and the texts around it. Missing items are left out. */
import {
  MAX_FIGURES,
  MAX_PHOTOGRAPHS,
  type Outcomes,
  type Photograph,
  type TitledText,
} from "@kdl/schemas/content/home";
import {
  HOME_TEXT_MAX,
  type HomeTexts,
  homeTextSlugs,
  usualHomeTexts,
} from "@kdl/schemas/content/home-texts";
import type { Intake } from "../../content/intake.ts";
import { safeLink } from "../../content/safe-link.ts";

type Values = Readonly<Record<string, string>>;

/** A longer one would break the row of figures. */
const FIGURE_MAX = 60;
const upTo = (limit: number, text = "") => (text.length > limit ? "" : text);
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A figure needs both its value and what it counts. */
export function readOutcomes(values: Values): Outcomes | null {
  const figures = numbersTo(MAX_FIGURES)
    .map((number) => ({
      value: upTo(FIGURE_MAX, values[`figure-${number}-value`]),
      label: upTo(FIGURE_MAX, values[`figure-${number}-label`]),
    }))
    .filter(({ value, label }) => value !== "" && label !== "");
  if (figures.length === 0) return null;
  return { figures, note: upTo(HOME_TEXT_MAX, values["outcomes-note"]) };
}

/** The texts on registration, safeguarding and replies, as far as they are filled in. */
export function readTrust(values: Values, intake: Intake): TitledText[] {
  return ["registration", "safeguarding", "replies"]
    .map((name) => ({
      title: upTo(HOME_TEXT_MAX, values[`${name}-title`]),
      description: intake.html(values[`${name}-description`] ?? ""),
    }))
    .filter(({ description }) => description !== "");
}

/** A photograph needs both its picture and its caption: a placeholder would prove nothing. */
export function readPhotographs(values: Values, intake: Intake): Photograph[] {
  return numbersTo(MAX_PHOTOGRAPHS)
    .map((number) => ({
      image: intake.image("site", values[`photograph-${number}-image`] || null),
      alt: upTo(HOME_TEXT_MAX, values[`photograph-${number}-alt`]),
      caption: upTo(HOME_TEXT_MAX, values[`photograph-${number}-caption`]),
    }))
    .filter(({ image, caption }) => image !== null && caption !== "");
}

/** Each text, or its default. Buttons may lead only to addresses that are allowed for links. */
export function readHomeTexts(values: Values): HomeTexts {
  const own = homeTextSlugs.map((slug) => {
    const text = upTo(HOME_TEXT_MAX, values[slug]);
    const usable = slug.endsWith("-url") ? safeLink(text)?.href : text;
    return [slug, usable || usualHomeTexts[slug]];
  });
  return Object.fromEntries(own) as HomeTexts;
}
