import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { volunteerForm } from "@kdl/schemas/forms/volunteer";
import { expect, it } from "vitest";
import { checkFile } from "./file-check.ts";
import { readableSize } from "./file-size.ts";

const pdf = `%PDF-1.7\n${"x".repeat(300 * 1024)}\nstartxref\n9\n%%EOF\n`;
const takesPdf = volunteerForm.file!;
const takesWord = internshipForm.file!;

it("returns a copy of a valid file", async () => {
  const original = new File([pdf], "cv.PDF", { type: "application/pdf" });
  const result = await checkFile(original, takesPdf);
  const copy = "file" in result ? result.file : null;
  expect(copy).not.toBe(original);
  expect(copy).toMatchObject({ name: "cv.PDF", type: "application/pdf", size: original.size });
  expect(await copy?.text()).toBe(pdf);
});

it.each([
  [new File([pdf], "cv.docx"), takesPdf, fileMessage.pdf],
  [new File([pdf], "cv.png"), takesWord, fileMessage.document],
  [new File(["MZ"], "cv.pdf"), takesPdf, fileMessage.mismatch],
  [new File([], "cv.pdf"), takesPdf, fileMessage.empty],
  [new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "cv.pdf"), takesPdf, fileMessage.tooLarge],
])("refuses %s", async (file, rule, problem) => {
  expect(await checkFile(file, rule)).toEqual({ problem });
});

it("reports a file that can't be read, such as a folder", async () => {
  const unreadable = Object.assign(new File([pdf], "cv.pdf"), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) }),
  });
  expect(await checkFile(unreadable as never, takesPdf)).toEqual({
    problem: fileMessage.unreadable,
  });
});

it("formats sizes for people", () => {
  expect([12, 2048, 1_030_000, 1_600_000, UPLOAD_MAX_BYTES].map(readableSize)).toEqual([
    "12 bytes",
    "2 KB",
    "1 MB",
    "1.5 MB",
    "5 MB",
  ]);
});
