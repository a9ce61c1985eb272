/** Numbers of things in words. */
export const people = (count: number): string =>
  count === 1 ? "1 person is" : `${count} people are`;

export const mails = (count: number): string => `${count} mail${count === 1 ? "" : "s"}`;
