/** Small valid documents for tests, like those that programs make, of any size from a minimum up. */
import { compoundFile } from "./compound-file.ts";
import { concat, filler } from "./filler.ts";
import { zipArchive, type ZipFile } from "./zip-archive.ts";

interface DocumentOptions {
  /** Exact length in bytes. */
  bytes?: number;
  /** A different number gives different bytes. */
  seed?: number;
}

const tenDigits = (value: number) => String(value).padStart(10, "0");

/** A PDF of one empty page that viewers open. */
export function pdfDocument({ bytes, seed }: DocumentOptions = {}): Uint8Array {
  const smallest = writePdf(new Uint8Array()).length;
  return writePdf(filler(Math.max(0, (bytes ?? smallest) - smallest), seed));
}

function writePdf(stream: Uint8Array): Uint8Array {
  const objects = [
    concat("<< /Type /Catalog /Pages 2 0 R >>"),
    concat("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    concat("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>"),
    concat(`<< /Length ${tenDigits(stream.length)} >>\nstream\n`, stream, "\nendstream"),
  ].map((content, index) => concat(`${index + 1} 0 obj\n`, content, "\nendobj\n"));
  const parts = [concat("%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n")];
  const places = [];
  let position = parts[0]!.length;
  for (const object of objects) {
    places.push(`${tenDigits(position)} 00000 n \n`);
    parts.push(object);
    position += object.length;
  }
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  return concat(...parts, table, trailer, `startxref\n${tenDigits(position)}\n%%EOF\n`);
}

/** The parts that Word needs to open a document. */
export const docxParts = (): ZipFile[] => [
  {
    name: "[Content_Types].xml",
    isPacked: true,
    data:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="bin" ContentType="application/octet-stream"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: "_rels/.rels",
    isPacked: true,
    data:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: "word/document.xml",
    isPacked: true,
    data:
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>' +
      "<w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p></w:body></w:document>",
  },
];

const writeDocx = (data: Uint8Array) =>
  zipArchive([...docxParts(), { name: "word/media/filler.bin", data }]);

/** A Word document of one line. */
export function docxDocument({ bytes, seed }: DocumentOptions = {}): Uint8Array {
  const smallest = writeDocx(new Uint8Array()).length;
  return writeDocx(filler(Math.max(0, (bytes ?? smallest) - smallest), seed));
}

/** A Word 97 document, as far as its container goes. */
export function docDocument({ seed }: { seed?: number } = {}): Uint8Array {
  return compoundFile([{ name: "WordDocument", data: filler(4096, seed) }]);
}
