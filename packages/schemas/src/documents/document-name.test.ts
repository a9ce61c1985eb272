import { expect, test } from "vitest";
import { documentTypeOf } from "./document-name.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { internshipForm } from "../forms/internship.ts";
import { volunteerForm } from "../forms/volunteer.ts";

const any = internshipForm.file!;
const pdfOnly = volunteerForm.file!;

test.each([
  ["cv.pdf", "pdf"],
  ["CV.PDF", "pdf"],
  ["A.B. Rao cv v2.1.pdf", "pdf"],
  ["asha.rao@example.com.pdf", "pdf"],
  ["Node.js developer.pdf", "pdf"],
  ["రెజ్యూమే (1).docx", "docx"],
  ["cv.doc", "doc"],
  ['cv, final; "really" & 100%.Doc', "doc"],
  [`${"n".repeat(196)}.pdf`, "pdf"],
])("%s is a name", (name, type) => {
  expect(documentTypeOf(name, any)).toEqual({ type });
});

test.each(["cv.doc", "cv.docx", "cv", "", "cv.pdf.png"])("volunteers send PDF, not %s", (name) => {
  expect(documentTypeOf(name, pdfOnly)).toEqual({ problem: fileMessage.pdf });
});

test.each([
  ".pdf",
  "..pdf",
  " .pdf",
  "cv\u2028.pdf",
  "cv\uD800.pdf",
  "cv\u2066.pdf",
  "cv\r\n.pdf",
  "cv.sh .pdf",
  `${"n".repeat(197)}.pdf`,
])("%j can't be used", (name) => {
  expect(documentTypeOf(name, any)).toEqual({ problem: fileMessage.name });
});
