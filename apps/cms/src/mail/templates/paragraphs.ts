/** The paragraphs of a text that staff write: blank lines stand between them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
