/**
 * Spreadsheets run cells that begin like this as formulas: also in full width, as East Asian keyboards
 * type it, with a mathematical minus, and after invisible characters. `|` begins one in DDE links.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠−﹣﹢﹦﹫]|^[\t\r\n]/u;

/** Marks the text as UTF-8. */
export const CSV_BEGINNING = "\ufeff";

/** One row: every value in quotes, none of them a formula. */
export function csvRow(values: readonly string[]): string {
  const quoted = values.map((value) => {
    const text = FORMULA.test(value) ? `'${value}` : value;
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
