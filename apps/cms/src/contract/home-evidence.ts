import { homeTextSlugs } from "@kdl/schemas/content/home-texts";
import { textField } from "../fields/home-text.ts";
import type { Home } from "../payload-types.ts";
import { imageName, settings } from "./wire-values.ts";

/** The groups with which the home page proves what the organisation does, and its headings. */
export function evidenceToWire(home: Home) {
  const { registration, safeguarding, replies } = home;
  const texts = home.texts as Record<string, string | null | undefined> | undefined;
  return {
    outcomes: settings({
      ...numbered(home.outcomes, "figure", ({ value, label }) => ({ value, label })),
      "outcomes-note": home.outcomesNote,
    }),
    photographs: settings(
      numbered(home.photographs, "photograph", ({ image, caption }) => ({
        image: imageName(image, "site"),
        alt: typeof image === "string" ? "" : image.alt,
        caption,
      })),
    ),
    trust: settings({
      "registration-title": registration?.title,
      "registration-description": registration?.descriptionHtml,
      "safeguarding-title": safeguarding?.title,
      "safeguarding-description": safeguarding?.descriptionHtml,
      "replies-title": replies?.title,
      "replies-description": replies?.descriptionHtml,
    }),
    texts: settings(
      Object.fromEntries(homeTextSlugs.map((slug) => [slug, texts?.[textField(slug)]])),
    ),
  };
}

/** `{value: "12"}` of the first row becomes `figure-1-value`. */
function numbered<Row>(
  rows: Row[] | null | undefined,
  name: string,
  fieldsOf: (row: Row) => Record<string, string | null | undefined>,
) {
  return Object.fromEntries(
    (rows ?? []).flatMap((row, index) =>
      Object.entries(fieldsOf(row)).map(([field, value]) => [
        `${name}-${index + 1}-${field}`,
        value,
      ]),
    ),
  );
}
