/** Counts with their nouns, such as "2 applications". */
export const people = (count: number): string =>
  count === 1 ? "1 person is" : `${count} people are`;

export const mails = (count: number): string => `${count} mail${count === 1 ? "" : "s"}`;
