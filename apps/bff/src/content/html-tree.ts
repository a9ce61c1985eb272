import { Parser } from "htmlparser2";
import type { Attributes } from "./content-image.ts";
import { boxes, droppedWithContent, knownTags } from "./html-elements.ts";

export interface ElementNode {
  tag: string;
  given: Attributes;
  children: HtmlNode[];
}
/** Strings are text, not yet escaped. */
export type HtmlNode = ElementNode | string;

/** So that no walk over the tree runs out of stack; elements below lose their tag, not their text. */
const MAX_DEPTH = 60;
/** What lies deeper isn't read at all: no one writes that, and the parser takes ever longer over it. */
export const MAX_NESTING = 500;

/** Parses HTML into the elements that the site knows; what is unknown leaves only its content. */
export function parseHtml(html: string): HtmlNode[] {
  const root: ElementNode = { tag: "div", given: {}, children: [] };
  const parents = [root];
  /** For each open tag whether it became a parent. */
  const isKept: boolean[] = [];
  let droppedDepth = 0;

  const parser = new Parser({
    onopentag(name, given) {
      if (isKept.length + droppedDepth >= MAX_NESTING) parser.pause();
      if (droppedDepth > 0 || droppedWithContent.has(name)) {
        droppedDepth += 1;
        return;
      }
      const tag = boxes.has(name) ? "div" : name;
      const keep = knownTags.has(tag) && parents.length < MAX_DEPTH;
      isKept.push(keep);
      if (!keep) return;
      const element = { tag, given, children: [] };
      parents.at(-1)!.children.push(element);
      parents.push(element);
    },
    ontext(text) {
      if (droppedDepth === 0) parents.at(-1)!.children.push(text);
    },
    onclosetag() {
      if (droppedDepth > 0) droppedDepth -= 1;
      else if (isKept.pop()) parents.pop();
    },
  });
  parser.end(html);
  return root.children;
}
