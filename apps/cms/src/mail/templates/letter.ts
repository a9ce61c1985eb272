import { type Confirmation, type ConfirmationContext, footerOf } from "../confirmation.ts";
import { greetingFor } from "../greeting.ts";
import type { Letter } from "../layout.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { fillIn, isLinkParagraph, type PlaceholderValues, placeholdersIn } from "./placeholders.ts";
import type { MailText } from "./purposes.ts";
import { type Applied, valuesFor } from "./values.ts";

interface LetterLink {
  label: string;
  url: string;
}

interface MoreOfLetter {
  /** Of placeholders that only some mails have. */
  values?: PlaceholderValues;
  /** Below the reference. */
  facts?: Letter["facts"];
}

/** A mail to an applicant from a text with placeholders. */
export function letterFrom(
  { subject, body }: MailText,
  applied: Applied,
  link: LetterLink,
  context: ConfirmationContext,
  { values: more = {}, facts = [] }: MoreOfLetter = {},
): Confirmation {
  const values = { ...valuesFor(applied, link.url, context), ...more };
  const { reference, sender } = applied;
  const filled = fillIn(subject, values);
  return {
    // Replies are found by it.
    subject: placeholdersIn(subject).includes("reference") ? filled : `${filled} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: filledParagraphs(body, values),
      facts: [{ label: "Reference", value: reference }, ...facts],
      ...(isLinkIn(body) && { link }),
      footer: footerOf(context),
    },
  };
}

/** Whether the link stands by itself in a text. */
export const isLinkIn = (body: string): boolean => paragraphsOf(body).some(isLinkParagraph);

/** The paragraphs of a text, without a link that stands by itself. */
export const filledParagraphs = (body: string, values: PlaceholderValues): string[] =>
  paragraphsOf(body)
    .filter((text) => !isLinkParagraph(text))
    .map((text) => fillIn(text, values));
