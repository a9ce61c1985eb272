/** What becomes of HTML's elements. */

export type Kind =
  | "inline"
  | "heading"
  | "quote"
  | "caption"
  | "term"
  | "list"
  | "table"
  | "code"
  | "line"
  | "box";

const ELEMENT = 1;
const HTML = "http://www.w3.org/1999/xhtml";

const kinds: Readonly<Record<Exclude<Kind, "inline">, string>> = {
  heading: "h1 h2 h3 h4 h5 h6",
  quote: "blockquote",
  caption: "figcaption",
  term: "dt summary",
  list: "ul ol",
  table: "table",
  code: "pre",
  line: "hr",
  box: "p div section article main header footer aside nav center address figure picture details dl dd fieldset",
};

const kindsByTag = new Map(
  Object.entries(kinds).flatMap(([kind, tags]) =>
    tags.split(" ").map((tag) => [tag, kind as Kind] as const),
  ),
);

/** Whether it is an element of HTML, and neither of SVG nor MathML. */
export const isHtml = (node: Node): node is Element =>
  node.nodeType === ELEMENT && (node as Element).namespaceURI === HTML;

export const kindOf = (node: Node): Kind =>
  (isHtml(node) && kindsByTag.get(node.localName)) || "inline";

/** Elements that are left out with all that is in them. */
export const droppedTags: Readonly<Record<string, string>> = {
  script: "a script was left out",
  style: "",
  template: "",
  noscript: "",
  object: "an embedded object was left out",
  applet: "an embedded object was left out",
  canvas: "a drawing was left out",
  svg: "a drawing was left out",
  math: "a formula was left out",
  form: "a form was left out",
  select: "a form was left out",
  textarea: "a form was left out",
  button: "a button was left out",
};

/** Elements that show what is elsewhere; a link takes their place. */
export const embedTags: ReadonlySet<string> = new Set(["iframe", "embed", "video", "audio"]);
