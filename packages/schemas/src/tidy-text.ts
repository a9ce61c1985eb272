/**
 * Text as a page can hold it: trimmed, line ends of one kind, without control characters and half
 * surrogates. Parsers of HTML and addresses change or refuse those, each in its own way.
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
