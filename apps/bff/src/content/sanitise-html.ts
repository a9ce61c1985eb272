/** The wall between the upstream's HTML and the pages. */
import { safeHtml, type SafeHtml } from "@kdl/schemas/content/safe-html";
import sanitizeHtml from "sanitize-html";
import { blockClasses } from "./block-classes.ts";
import { allowedTags, droppedWithContent } from "./html-elements.ts";
import type { ImageRules } from "./image-source.ts";
import { HEADING_ID } from "./heading-ids.ts";
import { simpleAttributes } from "./kept-attributes.ts";
import { reshapeHtml } from "./reshape-html.ts";

const namesOf = (rules: object | undefined) => Object.keys(rules ?? {});

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  nonTextTags: [...droppedWithContent],
  allowedAttributes: {
    ...Object.fromEntries(
      Object.entries(simpleAttributes).map(([tag, rules]) => [tag, namesOf(rules)]),
    ),
    a: ["href", "target", "rel"],
    h2: ["id"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
    div: [
      { name: "tabindex", values: ["0"] },
      { name: "role", values: ["region"] },
      { name: "aria-label", values: ["Table"] },
    ],
  },
  allowedClasses: {
    "*": ["rt-row", "rt-col", /^rt-col-(?:[1-9]|1[0-2])$/],
    a: ["rt-button", "rt-button-outline"],
    ...blockClasses,
    div: ["rt-table", ...blockClasses.div],
  },
  transformTags: {
    h2: (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: id !== undefined && HEADING_ID.test(id) ? { ...attribs, id } : attribs,
    }),
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 150,
};

/**
 * Makes the function that every HTML field goes through, once, as it enters the gateway. First the
 * text is brought into the site's form, then an allow-list takes away whatever might still be in it:
 * the order matters, so that no transformation comes after the check.
 */
export function createSanitiser(rules: ImageRules): (raw: string) => SafeHtml {
  return (raw) => safeHtml.parse(raw === "" ? "" : sanitizeHtml(reshapeHtml(raw, rules), options));
}
