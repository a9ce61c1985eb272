/** Reads XML parts of Word documents. */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";

/** An element, with its name without the namespace prefix. */
export interface XmlElement {
  name: string;
  /** By name, without the prefix. */
  attributes: Readonly<Record<string, string>>;
}

interface XmlHandler {
  element?(element: XmlElement): void;
  /** @param parent name of the element that contains the text */
  text?(text: string, parent: string): void;
}

/** Deeper than nested tables; each level makes the parser slower. */
const MAX_DEPTH = 256;

/** The input isn't XML as found in Word documents. */
export class BadXml extends Error {}

export interface XmlReader {
  /** @throws {BadXml} */
  write(chunk: Uint8Array): void;
  end(): void;
}

/**
 * Reads UTF-8 without a document type, which is what Word and others write. Another program might
 * interpret anything else differently.
 */
export function xmlReader({ element, text }: XmlHandler): XmlReader {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  parser.on("error", (error) => refuse(error.message));
  parser.on("doctype", () => refuse("a document type"));
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding)) refuse(encoding);
  });
  parser.on("opentag", (tag) => {
    if (open.push(tag.local) > MAX_DEPTH) refuse("too deep");
    element?.({ name: tag.local, attributes: attributesOf(tag) });
  });
  parser.on("closetag", () => void open.pop());
  if (text) {
    for (const event of ["text", "cdata"] as const) {
      parser.on(event, (content) => text(content, open.at(-1) ?? ""));
    }
  }

  return {
    write: (chunk) => attempt(() => parser.write(decoder.decode(chunk, { stream: true }))),
    end: () => attempt(() => parser.write(decoder.decode()).close()),
  };
}

function refuse(reason: string): never {
  throw new BadXml(reason);
}

function attempt(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    throw error instanceof BadXml ? error : new BadXml("not UTF-8", { cause: error });
  }
}

function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  const all = Object.values(attributes) as SaxesAttributeNS[];
  return Object.fromEntries(all.map(({ local, value }) => [local, value]));
}
