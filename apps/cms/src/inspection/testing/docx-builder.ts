/** Word documents of a few parts. */
import { docxParts } from "@kdl/schemas/testing/documents";
import { type ZipFile, type ZipOptions, zipArchive } from "@kdl/schemas/testing/zip-archive";

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** Names of some parts are there already; a file of the same name takes their place. */
export function docx(files: readonly ZipFile[], options?: ZipOptions): Uint8Array {
  const names = new Set(files.map(({ name }) => name));
  return zipArchive([...docxParts().filter(({ name }) => !names.has(name)), ...files], options);
}

export const part = (name: string, data: string | Uint8Array): ZipFile => ({
  name,
  data: typeof data === "string" ? Buffer.from(data) : data,
  isPacked: true,
});

export const relationship = (type: string, target: string, mode = "External") =>
  `<Relationship Id="r1" Type="${TYPES}/${type}" Target="${target}" TargetMode="${mode}"/>`;

export const relationships = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;

/** A document whose main part has these relationships. */
export const docxWith = (...all: string[]) =>
  docx([part("word/_rels/document.xml.rels", relationships(all.join("")))]);

/** A document whose text has these runs. */
export const docxOf = (content: string) =>
  docx([
    part(
      "word/document.xml",
      `<w:document xmlns:w="${WORD}"><w:body><w:p>${content}</w:p></w:body></w:document>`,
    ),
  ]);

export const contentTypes = (content: string) =>
  part(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>${content}</Types>`,
  );
