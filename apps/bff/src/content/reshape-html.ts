import { blockOf } from "./block-classes.ts";
import { contentImages } from "./content-image.ts";
import { headingIds } from "./heading-ids.ts";
import { outline } from "./headings.ts";
import { blocks, droppedWhenEmpty, headings, voidTags } from "./html-elements.ts";
import { type ElementNode, type HtmlNode, parseHtml } from "./html-tree.ts";
import { escapeHtml, openTag } from "./html-writer.ts";
import type { ImageRules } from "./image-source.ts";
import { keptAttributes } from "./kept-attributes.ts";
import { layoutOf } from "./layout-classes.ts";
import { columnClasses, isGridRow } from "./row-layout.ts";
import { poster } from "./video-block.ts";

interface Surroundings {
  /** Classes that the surrounding row gives its columns. */
  columnClass: string;
  /** Whether a wrapper said that the links in it are outlined buttons. */
  outlinesButtons: boolean;
  /** Whether pictures are shown side by side. */
  hasSmallPictures: boolean;
  isVideo: boolean;
}

const NOTHING_AROUND: Surroundings = {
  columnClass: "",
  outlinesButtons: false,
  hasSmallPictures: false,
  isVideo: false,
};

const TABLE_BOX = openTag("div", {
  class: "rt-table",
  tabindex: "0",
  role: "region",
  "aria-label": "Table",
});
const BLANK = /^(?:\s|<br>|<wbr>)*$/;

/**
 * Converts HTML to the site's own form: rows, columns and buttons of CSS frameworks get the site's
 * classes, headings their level and id, images and links their addresses; empty elements are dropped.
 * Only known elements and attributes are kept; `sanitise-html.ts` has the final say.
 */
export function reshapeHtml(html: string, rules: ImageRules): string {
  const levelOf = outline();
  const idOf = headingIds();
  const imageAttributes = contentImages(rules);

  function write(node: HtmlNode, around: Surroundings): string {
    if (typeof node === "string") return escapeHtml(node);
    const { tag, given } = node;
    if (tag === "img") {
      const image = imageAttributes(given, around.hasSmallPictures);
      return image ? openTag("img", image) : "";
    }
    if (voidTags.has(tag)) return `<${tag}>`;
    return writeElement(node, around);
  }

  function writeElement(node: ElementNode, around: Surroundings): string {
    const layout = layoutOf(node.given["class"] ?? "");
    // Before the content, since the outline counts headings in their order.
    const tag = headings.has(node.tag) ? `h${levelOf(Number(node.tag[1]))}` : node.tag;
    const row = layout.isRow ? columnsOf(node, layout.childSpan) : null;
    const outlinesButtons = around.outlinesButtons || layout.outlinesButtons;
    const block = blockOf(tag, node.given["class"] ?? "");
    const inside = {
      outlinesButtons,
      hasSmallPictures: around.hasSmallPictures || block.hasSmallPictures,
      isVideo: around.isVideo || block.isVideo,
    };
    const content = node.children
      .map((child, index) => write(child, { ...inside, columnClass: row?.[index] ?? "" }))
      .join("");
    if (droppedWhenEmpty.has(tag) && BLANK.test(content) && around.columnClass === "") return "";

    const attributes = keptAttributes(tag, node.given);
    const isLink = tag === "a" && attributes["href"] !== undefined;
    const button = isLink && layout.button;
    const buttonClass = button ? (outlinesButtons ? "rt-button-outline" : button) : "";
    const classes = [row ? "rt-row" : "", around.columnClass, buttonClass, block.kept]
      .filter(Boolean)
      .join(" ");
    if (classes !== "") attributes["class"] = classes;
    if (tag === "h2") attributes["id"] = idOf(content);

    const saysNothing = tag === "span" && Object.keys(attributes).length === 0;
    if (saysNothing || (tag === "a" && !isLink)) return content;
    const isBare = isLink && around.isVideo && !content.includes("<img ");
    const still = isBare ? poster(attributes) : "";
    const element = `${openTag(tag, attributes)}${still}${content}</${tag}>`;
    return tag === "table" ? `${TABLE_BOX}${element}</div>` : element;
  }

  return parseHtml(html)
    .map((node) => write(node, NOTHING_AROUND))
    .join("")
    .trim();
}

const isText = (child: HtmlNode) => typeof child === "string" && child.trim() !== "";

/** The class of each child of a row, or `null` if the element isn't a row after all. */
function columnsOf(node: ElementNode, childSpan: number | null): string[] | null {
  const elements = node.children.filter((child) => typeof child !== "string");
  const columns = elements.map(({ tag, given }) => ({
    span: layoutOf(given["class"] ?? "").span ?? childSpan,
    isBlock: blocks.has(tag) || tag === "li",
  }));
  if (!isGridRow(columns, node.children.some(isText))) return null;
  const classes = columnClasses(columns);
  return node.children.map((child) =>
    typeof child === "string" ? "" : (classes[elements.indexOf(child)] ?? ""),
  );
}
