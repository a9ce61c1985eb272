const MAX_LENGTH = 80;

export const asText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The beginning of a text, for a header of one line. */
export const shorten = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text;
