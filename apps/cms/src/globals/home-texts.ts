/** Headings, buttons and the closing quote of the home page. An empty field leaves the usual words. */
import { type HomeTextSlug, usualHomeTexts } from "@kdl/schemas/content/home-texts";
import type { Field, Tab } from "payload";
import { textField } from "../fields/home-text.ts";
import { linkRule } from "../fields/link.ts";

const TITLE_MAX = 120;
const LEAD_MAX = 200;

function text(slug: HomeTextSlug, label: string, width = "50%"): Field {
  return {
    name: textField(slug),
    type: "text",
    label,
    ...(slug.endsWith("-url")
      ? linkRule
      : { maxLength: slug.endsWith("-title") ? TITLE_MAX : LEAD_MAX }),
    admin: { placeholder: usualHomeTexts[slug], width },
  };
}

const row = (...fields: Field[]): Field => ({ type: "row", fields });

const section = (
  name: "services" | "events" | "clubs" | "photographs" | "testimonials" | "partners",
  label: string,
) => row(text(`${name}-title`, label, "35%"), text(`${name}-lead`, "Line below it", "65%"));

export const homeTextsTab: Tab = {
  name: "texts",
  label: "Headings and quote",
  description: "An empty field leaves the usual words, which stand in it in grey.",
  fields: [
    row(text("apply-text", "First button on the slides"), text("apply-url", "It leads to")),
    row(text("more-text", "Second button"), text("more-url", "It leads to")),
    text("aims-title", "Heading of vision and mission", "100%"),
    section("services", "Heading of services"),
    section("events", "Heading of events"),
    section("clubs", "Heading of clubs"),
    section("photographs", "Heading of photographs"),
    section("testimonials", "Heading of testimonials"),
    section("partners", "Heading of partners"),
    text("quote-title", "Closing quote, in large letters", "100%"),
    text("quote-text", "Closing quote, below it", "100%"),
    text("quote-attribution", "Whose words they are. Empty: nobody is named", "100%"),
  ],
};
