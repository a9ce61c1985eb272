import type { Attributes } from "./content-image.ts";
import { safeLink } from "./safe-link.ts";

const COUNT = /^[1-9]\d{0,2}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** Attributes of elements other than links and images, each with what its value may be. */
export const simpleAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  "*": { lang: LANGUAGE, dir: /^(?:ltr|rtl|auto)$/i },
  td: { colspan: COUNT, rowspan: COUNT },
  th: { colspan: COUNT, rowspan: COUNT, scope: /^(?:row|col|rowgroup|colgroup)$/i },
  ol: { start: /^-?\d{1,6}$/, reversed: /^(?:reversed)?$/i },
  li: { value: /^-?\d{1,6}$/ },
  time: { datetime: /^[\dT:.+PZ -]{1,40}$/ },
  abbr: { title: /^[^<>]{1,200}$/ },
};

/** What is left of an element's attributes, classes aside. */
export function keptAttributes(tag: string, given: Readonly<Attributes>): Attributes {
  const kept: Attributes = {};
  for (const rules of [simpleAttributes["*"], simpleAttributes[tag]]) {
    for (const [name, pattern] of Object.entries(rules ?? {})) {
      const value = given[name];
      if (value !== undefined && pattern.test(value)) kept[name] = value;
    }
  }
  return tag === "a" ? { ...kept, ...linkAttributes(given) } : kept;
}

function linkAttributes(given: Readonly<Attributes>): Attributes {
  const link = safeLink(given["href"] ?? "");
  if (!link) return {};
  const opensTab = given["target"] === "_blank";
  return {
    href: link.href,
    ...(link.isExternal || opensTab ? { rel: "noopener noreferrer" } : {}),
    ...(opensTab ? { target: "_blank" } : {}),
  };
}
