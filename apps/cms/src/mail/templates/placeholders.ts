/** Placeholders in mail texts, such as `{{firstName}}`. No runtime imports: the admin bundles this file. */

/** All placeholders, with what they stand for. */
export const placeholders = {
  firstName: "the first name, or “applicant” or “participant” if it doesn't look like a name",
  name: "the name, or “applicant” or “participant” if it doesn't look like one",
  form: "what was sent, such as “internship application”",
  place: "what it was sent for, such as “internship”",
  aPlace: "the same with an article, such as “an internship”",
  reference: "the reference of the application or registration",
  answerBy: "the day by which to answer, such as “3 December”",
  answerByDate: "the same with weekday and year",
  answerByTime: "the same with the time",
  link: "the private link; on a line of its own, it becomes the link below the text",
  nextStep: "what happens next and by when, as it stands under What happens next",
  interviewTime: "when the interview is",
  interviewer: "the first name of the person who holds the interview",
  organisation: "the organisation's name",
  event: "the event's name",
  eventTime: "when the event starts",
  eventPlace: "where the event takes place",
} as const;
export type Placeholder = keyof typeof placeholders;

/** Values for a mail. All of them are plain text. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names of the placeholders in a text, whether they exist or not. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name.trim());

/** Whether a paragraph is nothing but the link. */
export const isLinkParagraph = (text: string): boolean => /^\{\{\s*link\s*\}\}$/.test(text.trim());

/**
 * Inserts values in one pass: placeholders and `replace` patterns inside a value stay as they are.
 */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (_, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(values, name) ? (values[name as Placeholder] ?? "") : "";
  });

const listOf = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(", ");

interface Rules {
  known: readonly Placeholder[];
  /** At least one of each group. */
  required?: readonly (readonly Placeholder[])[];
}

/** @returns what is wrong with a text, for staff; `null` if nothing is */
export function problemIn(text: string, { known }: Rules): string | null {
  const unknown = placeholdersIn(text).filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0) {
    return `There is no placeholder ${listOf([...new Set(unknown)])} here. You can use ${listOf(known)}.`;
  }
  if (/\{\{|\}\}/.test(text.replace(PLACEHOLDER, ""))) {
    return `A placeholder is written like {{${known[0]}}}: two braces on either side.`;
  }
  return null;
}

/** @returns which placeholder is missing from a mail, for staff; `null` if none is */
export function missingFrom(texts: readonly string[], { required = [] }: Rules): string | null {
  const used = new Set(texts.flatMap(placeholdersIn));
  const missing = required.find((group) => !group.some((name) => used.has(name)));
  if (!missing) return null;
  return `This mail has to say {{${missing[0]}}}: without it, people couldn't answer.`;
}
