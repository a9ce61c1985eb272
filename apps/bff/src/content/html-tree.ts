import { Parser } from "htmlparser2";
import type { Attributes } from "./content-image.ts";
import { boxes, droppedWithContent, items, knownTags, lists } from "./html-elements.ts";

export interface ElementNode {
  tag: string;
  given: Attributes;
  children: HtmlNode[];
}
/** Strings are text, not yet escaped. */
export type HtmlNode = ElementNode | string;

/** Keeps recursion over the tree within the stack; deeper elements lose their tag, not their text. */
const MAX_DEPTH = 60;
/** Deeper content is dropped: editors never write it, and parsing it takes quadratic time. */
export const MAX_NESTING = 500;

/** Parses HTML into the elements that the site knows; unknown ones are replaced by their content. */
export function parseHtml(html: string): HtmlNode[] {
  const root: ElementNode = { tag: "div", given: {}, children: [] };
  const parents = [root];
  /** For each open tag, whether it became a parent. */
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
      const keep = knownTags.has(tag) && parents.length < MAX_DEPTH && !isStray(tag);
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
  /**
   * A list item within another one, with boxes in between but no list: a browser closes the outer item
   * there, and the boxes' end tags would then close elements around the text.
   */
  function isStray(tag: string): boolean {
    if (!items.has(tag)) return false;
    const around = parents.findLast((parent) => items.has(parent.tag) || lists.has(parent.tag));
    return around !== undefined && items.has(around.tag);
  }

  parser.end(html);
  return root.children;
}
