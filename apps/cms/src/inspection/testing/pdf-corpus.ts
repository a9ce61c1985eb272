import { deflateSync } from "node:zlib";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { concat, filler } from "@kdl/schemas/testing/filler";
import { specimen } from "./specimen.ts";

const MIB = 1024 * 1024;
const file = specimen("cv.pdf");

/** A PDF of these objects; nobody opens it, so that it needs no table of them. */
const pdf = (...objects: (string | Uint8Array)[]) =>
  concat(
    "%PDF-1.7\n",
    ...objects.map((content, index) => concat(`${index + 1} 0 obj\n`, content, "\nendobj\n")),
    "trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
  );
const stream = (dictionary: string, data: Uint8Array) =>
  concat(`<< ${dictionary} >>\nstream\r\n`, data, "\nendstream");

/** An object stream with one object, or with what else it says. */
function objectStream(
  content: string | Uint8Array,
  { filter = "/FlateDecode", packed = deflateSync } = {},
) {
  const places = "7 0 ";
  const dictionary = `/Type /ObjStm /N 1 /First ${places.length} /Filter ${filter}`;
  return stream(dictionary, packed(concat(places, content)));
}

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const overlapping = () => pdf(`<< /A (${"1 0 obj ( ".repeat(20_000)}`);

/** PDFs: none is refused for what it carries, but staff see a caution. */
export const pdfCorpus = [
  file("an empty page", [], () => pdfDocument()),
  file("1 MiB", [], () => pdfDocument({ bytes: MIB })),
  file("words about scripts in its title, texts and comments", [], () =>
    pdf(
      "<< /Title (HTML/CSS/JavaScript (and /Launch\\)) ) /Names <2F58> >> % /EmbeddedFile",
      stream("/Type /Metadata", concat("<x>/JavaScript /XFA</x>")),
    ),
  ),
  file("a link, and a page to open at", [], () =>
    pdf("<< /OpenAction [3 0 R /XYZ null null 0] /A << /S /URI /URI (https://example.org) >> >>"),
  ),
  file("objects in a stream", [], () => pdf(objectStream("<< /Type /Page >>"))),
  file("a password", ["encrypted"], () =>
    concat(pdf("<< >>"), "trailer\n<< /Encrypt 5 0 R >>\n%%EOF\n"),
  ),
  file("a password, named in a stream of references", ["encrypted"], () =>
    pdf(
      stream("/Type /XRef /Encrypt 5 0 R", filler(40)),
      objectStream("x", { packed: () => Buffer.from(filler(90)) }),
    ),
  ),
  file("a script when it is opened", ["script"], () => pdf(`<< /OpenAction ${script} >>`)),
  file("a script with an escaped name", ["script"], () =>
    pdf("<< /S /J#61vaScrip#74 /JS 2 0 R >>"),
  ),
  file("a script in an object stream", ["script"], () => pdf(objectStream(script))),
  file("a script behind a string that looks like an object", ["script"], () =>
    pdf(`<< /A (7 0 obj \\(\\( ) /B ${script} >>`),
  ),
  file("a program to start", ["launch"], () => pdf("<< /S /Launch /F (cmd.exe) >>")),
  file("a file in it", ["files"], () => pdf(stream("/Type /EmbeddedFile", filler(300)))),
  file("a file pinned to a page", ["files"], () => pdf("<< /Subtype /FileAttachment >>")),
  file("a film", ["media"], () => pdf("<< /Subtype /RichMedia >>")),
  file("a form of XML", ["form"], () => pdf("<< /AcroForm << /XFA [(a) 2 0 R] >> >>")),
  file("objects packed in an unusual way", ["unreadable"], () =>
    pdf(objectStream(script, { filter: "[/ASCIIHexDecode /FlateDecode]" })),
  ),
  file("an object stream that becomes 64 MiB", ["unreadable"], () =>
    pdf(objectStream(new Uint8Array(64 * MIB))),
  ),
  file("objects within objects, thousands of them", ["unreadable"], overlapping),
  file("a page behind it", fileMessage.damaged, () => concat(pdfDocument(), "<script>a()")),
];
