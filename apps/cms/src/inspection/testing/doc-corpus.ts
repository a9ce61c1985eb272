import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { type CompoundEntry, compoundFile } from "@kdl/schemas/testing/compound-file";
import { docDocument } from "@kdl/schemas/testing/documents";
import { filler } from "@kdl/schemas/testing/filler";
import { specimen } from "./specimen.ts";

const file = specimen("cv.doc");
const withEntries =
  (...entries: CompoundEntry[]) =>
  () =>
    compoundFile([{ name: "WordDocument", data: filler(4096) }, ...entries]);

/** Documents of Word 97 to 2003. */
export const docCorpus = [
  file("a line of text", [], () => docDocument()),
  file("an empty pool of objects, as Word writes it", [], withEntries({ name: "ObjectPool" })),
  file("text about macros", [], () =>
    compoundFile([
      { name: "WordDocument", data: Buffer.from("Macros _VBA_PROJECT ".repeat(200), "utf16le") },
    ]),
  ),
  file("macros", fileMessage.macros, withEntries({ name: "Macros" })),
  file(
    "an embedded file",
    fileMessage.objects,
    withEntries({ name: "\u0001Ole10Native", data: filler(64) }),
  ),
  file(
    "an object",
    fileMessage.objects,
    withEntries({ name: "ObjectPool" }, { name: "_1234567890" }),
  ),
  file("a control", fileMessage.objects, withEntries({ name: "\u0003OCXNAME", data: filler(64) })),
];
