import { Parser } from "htmlparser2";

/** The addresses that a text links to or shows, each once, as they are written. */
export function linksInHtml(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const address = name === "a" ? attributes["href"] : name === "img" ? attributes["src"] : null;
      if (address) found.add(address);
    },
  });
  parser.end(html);
  return [...found];
}
