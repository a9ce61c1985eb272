/**
 * Spreadsheets run what begins like this as a formula: also in full width, as East Asian keyboards type
 * it, as a mathematical minus, and after characters that nobody sees. `|` begins one in DDE links.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠−﹣﹢﹦﹫]|^[\t\r\n]/u;

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
