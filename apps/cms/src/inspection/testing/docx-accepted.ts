import { docxDocument } from "@kdl/schemas/testing/documents";
import { filler } from "@kdl/schemas/testing/filler";
import { docx, docxOf, docxWith, part, relationship, relationships } from "./docx-builder.ts";
import { specimen } from "./specimen.ts";

const MIB = 1024 * 1024;
const file = specimen("cv.docx");

/** Word documents that are accepted, some of them with a word for staff. */
export const docxAccepted = [
  file("a line of text", [], () => docxDocument()),
  file("1 MiB", [], () => docxDocument({ bytes: MIB })),
  file("a picture and a header", [], () =>
    docx([
      part(
        "word/_rels/document.xml.rels",
        relationships(
          relationship("image", "media/image1.png", "Internal") +
            relationship("header", "header1.xml", "Internal").replace("r1", "r2"),
        ),
      ),
      part("word/header1.xml", "<hdr>Asha Rao</hdr>"),
      part("word/media/image1.png", filler(4_000)),
    ]),
  ),
  file("links to pages, an address and a number", [], () =>
    docxWith(
      relationship("hyperlink", "https://example.org/a?b=1&amp;c=2#d"),
      relationship("hyperlink", "mailto:asha@example.org"),
      relationship("hyperlink", "tel:+919876543210"),
    ),
  ),
  file("a link to a file beside it", [], () =>
    docxWith(relationship("hyperlink", "portfolio.pdf")),
  ),
  file("the template that it was made from, on the sender's disk", [], () =>
    docx([
      part(
        "word/_rels/settings.xml.rels",
        relationships(
          relationship(
            "attachedTemplate",
            "file:///C:\\Users\\Asha\\Templates\\Resume%20blue.dotx",
          ),
        ),
      ),
    ]),
  ),
  file("a picture that stayed on the sender's disk", [], () =>
    docxWith(relationship("image", "file:///home/asha/photo.png")),
  ),
  file("text about DDEAUTO and macros", [], () =>
    docxOf("<w:r><w:t>Office: vbaProject.bin, DDEAUTO, oleObject</w:t></w:r>"),
  ),
  file("fields for a link and the page number", [], () =>
    docxOf(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://dde.example" </w:instrText></w:r>' +
        '<w:r><w:fldChar w:fldCharType="end"/></w:r><w:fldSimple w:instr=" PAGE "/>',
    ),
  ),
  file("a workbook behind a chart", ["embedded"], () =>
    docx([part("word/embeddings/Microsoft_Excel_Sheet1.xlsx", filler(3_000))]),
  ),
  file("a document in the document", ["embedded"], () =>
    docx([part("word/embeddings/letter.docx", docxDocument())]),
  ),
  file("a page that becomes part of the text", ["embedded"], () =>
    docxWith(relationship("aFChunk", "chunk.mht", "Internal")),
  ),
  file("more text than is read", ["unreadable"], () => {
    const letters = Buffer.from(filler(3 * MIB))
      .toString("latin1")
      .replaceAll(/./g, "$&$&$&");
    return docx([part("word/document.xml", `<d>${letters}</d>`)]);
  }),
];
