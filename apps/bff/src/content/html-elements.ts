/** The elements of HTML as the sanitiser sees them. */

const words = (list: string) => list.split(" ");

/** Elements that are dropped with everything in them: code, other languages, controls. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  ...words("script style svg math iframe object embed applet frameset"),
  ...words("noscript noembed noframes template title xmp plaintext listing"),
  ...words("textarea select option audio video canvas"),
]);

/** Elements that pages may have; all others are replaced by their content. */
export const allowedTags: readonly string[] = [
  ...words("h2 h3 h4 h5 h6 p div blockquote pre hr br wbr"),
  ...words("ul ol li dl dt dd figure figcaption details summary"),
  ...words("table caption thead tbody tfoot tr th td"),
  ...words("a img strong b em i u s del ins mark small sub sup"),
  ...words("abbr cite q code kbd samp var time span"),
];

/** Elements that the sanitiser reads: those that pages may have, and h1, which becomes another heading. */
export const knownTags: ReadonlySet<string> = new Set([...allowedTags, "h1"]);

/** Elements that become plain boxes: as landmarks they would compete with the page's own. */
export const boxes: ReadonlySet<string> = new Set([
  ...words("section article main header footer aside nav center address"),
  ...words("fieldset form"),
]);

export const lists: ReadonlySet<string> = new Set(["ul", "ol", "dl"]);

export const items: ReadonlySet<string> = new Set(["li", "dt", "dd"]);

/** Elements without content or an end tag. */
export const voidTags: ReadonlySet<string> = new Set(["br", "wbr", "hr", "img"]);

export const headings: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Elements that start on a new line, so that each of them can be a column. */
export const blocks: ReadonlySet<string> = new Set([
  ...words("p div blockquote pre ul ol dl figure details table"),
  ...headings,
]);

/** Elements that are dropped if they are empty; editors leave empty paragraphs behind all the time. */
export const droppedWhenEmpty: ReadonlySet<string> = new Set([
  ...words("p div blockquote pre ul ol dl figure figcaption a span"),
  ...words("strong b em i u s mark small sub sup code q cite"),
  ...headings,
]);

/** Elements that separate words. */
export const textBreaks: ReadonlySet<string> = new Set([
  ...words("hr br li dt dd figcaption summary caption tr th td img"),
  ...blocks,
  ...boxes,
]);
