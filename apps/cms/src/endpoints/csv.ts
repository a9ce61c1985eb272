/** Programs for tables take what begins like this for a formula, and run it. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]|^[\t\r]/u;

/** Lets programs know that the text is UTF-8. */
export const CSV_BEGINNING = "\ufeff";

/** One row of a table: every value in quotes, none of them a formula. */
export function csvRow(values: readonly string[]): string {
  const quoted = values.map((value) => {
    const text = FORMULA.test(value) ? `'${value}` : value;
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
