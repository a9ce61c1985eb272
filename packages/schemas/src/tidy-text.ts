/**
 * Normalises text: trims it, unifies line breaks, and removes control characters and lone surrogates, which
 * parsers of HTML and URLs change or refuse in different ways.
 */
export function tidyText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- they are what is meant
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, "")
      .trim()
  );
}

/** The same on one line: line breaks and tabs become blanks, so that none ends up in a mail's header. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/[\s\u0085\u2028\u2029]+/g, " ");
}
