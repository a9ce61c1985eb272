import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { optionalText, requiredText } from "./tolerant-values.ts";

/** A question as `GET /api/allfaq` sends it. */
export const faqWire = z.object({
  id: requiredText,
  question: requiredText,
  answer: optionalText,
});

/** A question with its answer in sanitised HTML. */
export const faq = z.object({ id: z.string(), question: z.string(), answer: safeHtml });
export type Faq = z.infer<typeof faq>;

/** Questions by lowercase group name. */
export type FaqGroups = Readonly<Record<string, readonly Faq[]>>;

/**
 * Finds the questions of a service. Group name and title are compared without regard to case and
 * outer blanks.
 */
export function faqsFor(groups: FaqGroups, title: string): readonly Faq[] {
  const wanted = title.trim().toLowerCase();
  for (const [name, faqs] of Object.entries(groups)) {
    if (name.trim().toLowerCase() === wanted) return faqs;
  }
  return [];
}
