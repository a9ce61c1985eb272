import type { Seo } from "@kdl/schemas/content/seo";
import { toPlainText } from "./plain-text.ts";

/** As much as search engines show. */
const MAX_DESCRIPTION = 160;

/** What search engines see of something that has no texts of its own for them. */
export function seoOf(title: string, ...descriptions: readonly string[]): Seo {
  const texts = descriptions.map((html) => toPlainText(html, MAX_DESCRIPTION));
  return { title, description: texts.find((text) => text !== "") ?? "", keywords: "" };
}
