import { type Confirmation, type ConfirmationContext, footerOf } from "../confirmation.ts";
import { greetingFor } from "../greeting.ts";
import { fillIn, isLinkParagraph, type PlaceholderValues, placeholdersIn } from "./placeholders.ts";
import type { MailText } from "./purposes.ts";
import { type Applied, valuesFor } from "./values.ts";

interface LetterLink {
  label: string;
  url: string;
}

/** A mail to an applicant from a text with placeholders. */
export function letterFrom(
  { subject, body }: MailText,
  applied: Applied,
  link: LetterLink,
  context: ConfirmationContext,
): Confirmation {
  const values = valuesFor(applied, link.url, context);
  const { reference, sender } = applied;
  const filled = fillIn(subject, values);
  return {
    // Replies are found by it.
    subject: placeholdersIn(subject).includes("reference") ? filled : `${filled} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: filledParagraphs(body, values),
      facts: [{ label: "Reference", value: reference }],
      ...(paragraphsOf(body).some(isLinkParagraph) && { link }),
      footer: footerOf(context),
    },
  };
}

/** The paragraphs of a text, without a link that stands by itself. */
export const filledParagraphs = (body: string, values: PlaceholderValues): string[] =>
  paragraphsOf(body)
    .filter((text) => !isLinkParagraph(text))
    .map((text) => fillIn(text, values));

const paragraphsOf = (body: string): string[] =>
  body
    .split(/\r?\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
