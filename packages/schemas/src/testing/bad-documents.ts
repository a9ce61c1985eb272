/** Files that must be refused, each with the expected message. */
import { fileMessage } from "../forms/form-messages.ts";
import { compoundFile } from "./compound-file.ts";
import { docDocument, docxDocument, docxParts, pdfDocument } from "./documents.ts";
import { concat, filler } from "./filler.ts";
import { type ZipFile, type ZipOptions, zipArchive } from "./zip-archive.ts";

/** All of them are refused where PDF and Word are taken. */
export interface BadDocument {
  title: string;
  fileName: string;
  bytes: () => Uint8Array;
  problem: string;
}

const MIB = 1024 * 1024;
const pdf = () => pdfDocument();
const docx = (files: readonly ZipFile[], options?: ZipOptions) => () =>
  zipArchive([...docxParts(), ...files], options);
const bad = (title: string, fileName: string, problem: string, bytes: () => Uint8Array) => ({
  title,
  fileName,
  problem,
  bytes,
});

const badNames: BadDocument[] = [
  ["a program in front of the extension", "cv.exe.pdf"],
  ["a script in front of the extension", "cv.php.pdf"],
  ["a script before that", "cv.php.v2.pdf"],
  ["NUL in the name", "cv\u0000.pdf"],
  ["a path upwards", "../../cv.pdf"],
  ["a path of Windows", "..\\cv.pdf"],
  ["an absolute path", "/etc/cv.pdf"],
  ["a bell in the name", "cv\u0007.pdf"],
  ["a name that turns its direction", "cv\u202Efdp.pdf"],
  ["a name of 4 KB", `${"n".repeat(4092)}.pdf`],
  ["a name of too many bytes", `${"\u0C05".repeat(90)}.pdf`],
  ["a name of dots only", "...pdf"],
].map(([title = "", fileName = ""]) => bad(title, fileName, fileMessage.name, pdf));

const otherTypes: BadDocument[] = ["cv", "cv.exe", "cv.docm", "cv.pdf.html", "cv.pdf ", "pdf"].map(
  (fileName) => bad(`the name ${JSON.stringify(fileName)}`, fileName, fileMessage.document, pdf),
);

const lies: BadDocument[] = [
  bad("a program as PDF", "cv.pdf", fileMessage.mismatch, () => concat("MZ\u0090", filler(4096))),
  bad("a page as PDF", "cv.pdf", fileMessage.mismatch, () => concat("<!doctype html><p>Hello")),
  bad("a drawing as PDF", "cv.pdf", fileMessage.mismatch, () => concat("<svg onload='a()'/>")),
  bad("a page as .doc", "cv.doc", fileMessage.mismatch, () => concat("<html>", filler(2000))),
  bad("rich text as .doc", "cv.doc", fileMessage.mismatch, () => concat("{\\rtf1 Hello}")),
  bad("a .docx as PDF", "cv.pdf", fileMessage.mismatch, () => docxDocument()),
  bad("a .docx as .doc", "cv.doc", fileMessage.mismatch, () => docxDocument()),
  bad("a PDF as .docx", "cv.docx", fileMessage.mismatch, pdf),
  bad("a .doc as .docx", "cv.docx", fileMessage.mismatch, () => docDocument()),
  bad("a .xls as .doc", "cv.doc", fileMessage.mismatch, () =>
    compoundFile([{ name: "Workbook", data: filler(4096) }]),
  ),
  bad("a .xlsx as .docx", "cv.docx", fileMessage.mismatch, () =>
    zipArchive([docxParts()[0]!, { name: "xl/workbook.xml", data: "<workbook/>" }]),
  ),
  bad("an archive as .docx", "cv.docx", fileMessage.mismatch, () =>
    zipArchive([{ name: "index.html", data: "<p>Hello" }]),
  ),
];

const doubles: BadDocument[] = [
  bad("an archive behind a PDF", "cv.pdf", fileMessage.damaged, () =>
    concat(pdf(), zipArchive([{ name: "a.html", data: "<p>" }])),
  ),
  bad("an archive inside the end of a PDF", "cv.pdf", fileMessage.mismatch, () =>
    zipArchive([{ name: "a.html", data: "<p>" }], { before: pdf(), comment: "\n%%EOF\n" }),
  ),
  bad("an archive behind a .doc", "cv.doc", fileMessage.mismatch, () =>
    zipArchive([{ name: "a.html", data: "<p>" }], { before: docDocument() }),
  ),
  bad("a PDF inside the beginning of a .docx", "cv.docx", fileMessage.mismatch, () =>
    zipArchive([{ name: "a.pdf", data: pdf() }, ...docxParts()]),
  ),
  bad("a PDF in front of a .docx", "cv.docx", fileMessage.mismatch, docx([], { before: pdf() })),
  bad("a page in front of a PDF", "cv.pdf", fileMessage.mismatch, () => concat("<p>", pdf())),
  bad("a page behind a PDF", "cv.pdf", fileMessage.damaged, () => concat(pdf(), "<script>a()")),
];

const broken: BadDocument[] = [
  bad("nothing", "cv.pdf", fileMessage.empty, () => new Uint8Array()),
  bad("half a PDF", "cv.pdf", fileMessage.damaged, () =>
    pdfDocument({ bytes: 9000 }).subarray(0, 4500),
  ),
  bad("half a .doc", "cv.doc", fileMessage.damaged, () => docDocument().subarray(0, 600)),
  bad("a .doc of another byte order", "cv.doc", fileMessage.damaged, () => {
    const bytes = Uint8Array.from(docDocument());
    bytes.set([0xff, 0xfe], 28);
    return bytes;
  }),
  bad("half a .docx", "cv.docx", fileMessage.damaged, () =>
    docxDocument({ bytes: 9000 }).subarray(0, 8000),
  ),
];

const macros: BadDocument[] = [
  bad(
    "a .docx with macros",
    "cv.docx",
    fileMessage.macros,
    docx([{ name: "word/vbaProject.bin" }]),
  ),
  bad(
    "a .docx with hidden macros",
    "cv.docx",
    fileMessage.macros,
    docx([{ name: "x/VBADATA.XML" }]),
  ),
  bad("a .doc with macros", "cv.doc", fileMessage.macros, () =>
    compoundFile([{ name: "WordDocument", data: filler(4096) }, { name: "Macros" }]),
  ),
  bad("a .doc with a project", "cv.doc", fileMessage.macros, () =>
    compoundFile([
      { name: "WordDocument", data: filler(4096) },
      { name: "_VBA_PROJECT", data: filler(64) },
    ]),
  ),
];

const badArchives: BadDocument[] = (
  [
    ["a comment", docx([], { comment: "Hello" })],
    ["something behind", docx([], { after: "Hello" })],
    ["something between", docx([], { between: filler(64) })],
    ["ZIP64", docx([], { isZip64: true })],
    ["a second volume", docx([], { disk: 1 })],
    ["65,000 files", () => zipArchive([...docxParts(), ...manyFiles(65_000)])],
    [
      "a file that becomes 1 GB",
      docx([{ name: "word/a.xml", method: 8, unpackedBytes: 1024 * MIB }]),
    ],
    [
      "files that become much larger",
      docx([{ name: "word/a.xml", data: filler(20_000), method: 8, unpackedBytes: 8 * MIB }]),
    ],
    ["a link", docx([{ name: "word/a.xml", data: "/etc/passwd", mode: 0o120_777 }])],
    ["a device", docx([{ name: "word/a.xml", mode: 0o020_666 }])],
    ["a password", docx([{ name: "word/a.xml", flags: 1 }])],
    ["another packing", docx([{ name: "word/a.xml", method: 99 }])],
    ["a path upwards", docx([{ name: "word/../../a.xml" }])],
    ["an absolute path", docx([{ name: "/a.xml" }])],
    ["a path of Windows", docx([{ name: "word\\a.xml" }])],
    ["a drive", docx([{ name: "C:/a.xml" }])],
    ["NUL in a path", docx([{ name: "word/a.xml\u0000.png" }])],
    ["the same path twice", docx([{ name: "word/a.xml" }, { name: "word/A.xml" }])],
    ["two names for one file", docx([{ name: "word/a.xml" }, { name: "word/a.xml2", offset: 0 }])],
    ["another name in front of a file", docx([{ name: "word/a.xml", localName: "word/b.xml" }])],
    ["a file that isn't there", docx([{ name: "word/a.xml", offset: 9_000_000 }])],
  ] as const
).map(([title, bytes]) => bad(`a .docx with ${title}`, "cv.docx", fileMessage.damaged, bytes));

function manyFiles(count: number): ZipFile[] {
  return Array.from({ length: count }, (_, index) => ({ name: `a/${index}` }));
}

export const badDocuments: readonly BadDocument[] = [
  ...badNames,
  ...otherTypes,
  ...lies,
  ...doubles,
  ...broken,
  ...macros,
  ...badArchives,
];
