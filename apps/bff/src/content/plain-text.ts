import { Parser } from "htmlparser2";
import { droppedWithContent, textBreaks } from "./html-elements.ts";
import { MAX_NESTING } from "./html-tree.ts";

/**
 * The text of a piece of HTML: markup gone, entities resolved, blanks in a row joined.
 *
 * @param maxLength where to cut, at the end of a word, with an ellipsis; in characters
 */
export function toPlainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  let text = "";
  let depth = 0;
  let droppedDepth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > MAX_NESTING) parser.pause();
      if (droppedDepth > 0 || droppedWithContent.has(name)) droppedDepth += 1;
      else if (textBreaks.has(name)) text += " ";
    },
    ontext(data) {
      if (droppedDepth === 0) text += data;
    },
    onclosetag(name) {
      depth -= 1;
      if (droppedDepth > 0) droppedDepth -= 1;
      else if (textBreaks.has(name)) text += " ";
    },
  });
  parser.end(html);
  return shorten(text.replace(/\s+/g, " ").trim(), maxLength);
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const lastBlank = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastBlank > 0 ? lastBlank : maxLength - 1).trimEnd()}…`;
}
