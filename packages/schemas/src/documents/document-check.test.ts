import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joined } from "./document-bytes.ts";
import { createDocumentCheck } from "./document-check.ts";
import { documentTypeOf } from "./document-name.ts";
import type { DocumentType } from "../forms/form.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { internshipForm } from "../forms/internship.ts";
import { badDocuments } from "../testing/bad-documents.ts";
import { compoundFile } from "../testing/compound-file.ts";
import { docDocument, docxDocument, docxParts, pdfDocument } from "../testing/documents.ts";
import { concat, filler } from "../testing/filler.ts";
import { zipArchive } from "../testing/zip-archive.ts";

const MIB = 1024 * 1024;

/** Sends a document in pieces. @returns the problem, and the bytes that were released */
function check(type: DocumentType, bytes: Uint8Array, cuts: readonly number[] = [], max = 5 * MIB) {
  const checking = createDocumentCheck(type, max);
  const released: Uint8Array[] = [];
  let beforeEnd = 0;
  let at = 0;
  for (const cut of [...cuts, bytes.length]) {
    const { release } = checking.push(bytes.subarray(at, Math.max(at, cut)));
    at = Math.max(at, cut);
    released.push(...release);
    beforeEnd += release.reduce((sum, part) => sum + part.length, 0);
  }
  const end = checking.end();
  return { problem: end.problem, beforeEnd, bytes: joined([...released, ...end.release]) };
}

const good: [string, DocumentType, Uint8Array][] = [
  ["a PDF", "pdf", pdfDocument()],
  ["a PDF of 1 MiB", "pdf", pdfDocument({ bytes: MIB })],
  ["a PDF with trailing blanks", "pdf", concat(pdfDocument(), "\r\n \u0000")],
  ["a .doc", "doc", docDocument()],
  [
    "a .doc whose text is about macros",
    "doc",
    compoundFile([
      { name: "WordDocument", data: Buffer.from("Macros _VBA_PROJECT ".repeat(200), "utf16le") },
    ]),
  ],
  ["a .docx", "docx", docxDocument()],
  ["a .docx of 1 MiB", "docx", docxDocument({ bytes: MIB })],
  [
    "a .docx with an archive, folders and modes in it",
    "docx",
    zipArchive([
      ...docxParts(),
      { name: "word/embeddings/" },
      { name: "word/embeddings/table.xlsx", data: zipArchive(docxParts()), mode: 0o100_644 },
    ]),
  ],
];

test.each(good)("%s passes unchanged", (_title, type, bytes) => {
  const result = check(type, bytes);
  expect(result.problem).toBeNull();
  expect(Buffer.compare(result.bytes, bytes)).toBe(0);
});

test("a document of exactly the maximum size passes; one byte more is too large", () => {
  for (const [type, make] of [
    ["pdf", pdfDocument],
    ["docx", docxDocument],
  ] as const) {
    expect(check(type, make({ bytes: 5 * MIB })).problem).toBeNull();
    expect(check(type, make({ bytes: 5 * MIB + 1 })).problem).toBe(fileMessage.tooLarge);
  }
});

test("the end is held back until it is checked; earlier bytes are released", () => {
  const large = check("docx", docxDocument({ bytes: MIB }), [400_000, 800_000]);
  expect(large.beforeEnd).toBe(400_000);
  const cut = check("pdf", concat(pdfDocument({ bytes: MIB }), "x"), [400_000, 800_000]);
  expect(cut).toMatchObject({ problem: fileMessage.damaged });
  expect(cut.bytes.length).toBeLessThan(MIB - 65_000);
});

describe("refuses", () => {
  test.each(badDocuments)("$title", ({ fileName, bytes, problem }) => {
    const named = documentTypeOf(fileName, internshipForm.file!);
    const found = "problem" in named ? named.problem : check(named.type, bytes()).problem;
    expect(found).toBe(problem);
  });
});

const everyDocument = [
  ...good.map(([, type, bytes]) => ({ type, bytes })),
  ...badDocuments.flatMap(({ title, fileName, bytes }) => {
    const named = documentTypeOf(fileName, internshipForm.file!);
    const isSmall = !title.includes("65,000");
    return "type" in named && isSmall ? [{ type: named.type, bytes: bytes() }] : [];
  }),
];

/** The problem with a document, or whether its bytes were released unchanged. */
function verdictOn(result: ReturnType<typeof check>, bytes: Uint8Array): string {
  const isWhole = Buffer.compare(result.bytes, bytes) === 0;
  return result.problem ?? (isWhole ? "whole" : "changed");
}

const words: string[] = ["whole", ...Object.values(fileMessage)];

test("the verdict doesn't depend on how the bytes are cut", () => {
  const cuts = fc.array(fc.nat(20_000), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...everyDocument), cuts, ({ type, bytes }, places) => {
      const whole = check(type, bytes);
      const inPieces = check(
        type,
        bytes,
        places.toSorted((a, b) => a - b),
      );
      expect(verdictOn(inPieces, bytes)).toBe(verdictOn(whole, bytes));
    }),
    { numRuns: 500 },
  );
});

test("single bytes give the same verdict", () => {
  const bytes = docxDocument({ bytes: 3000 });
  const every = Array.from(bytes, (_, index) => index);
  expect(check("docx", bytes, every).problem).toBeNull();
});

const types = fc.constantFrom<DocumentType>("pdf", "doc", "docx");

test("random bytes are refused with a message", () => {
  fc.assert(
    fc.property(types, fc.uint8Array({ maxLength: 3000 }), (type, bytes) => {
      expect(Object.values(fileMessage)).toContain(check(type, bytes).problem);
    }),
  );
});

test("advice on a broken PDF never suggests Word: not every form accepts it", () => {
  const messages = badDocuments.flatMap(({ bytes }) => check("pdf", bytes()).problem ?? []);
  expect(messages).toEqual(expect.arrayContaining([fileMessage.mismatch, fileMessage.damaged]));
  expect(messages.filter((problem) => problem.includes("Word"))).toEqual([]);
});

test("a mutated document passes unchanged or is refused with a message", () => {
  const mutation = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 8 });
  const small = [
    { type: "pdf", bytes: pdfDocument() },
    { type: "doc", bytes: docDocument() },
    { type: "docx", bytes: docxDocument() },
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...small), mutation, ({ type, bytes }, changes) => {
      const mutated = Uint8Array.from(bytes);
      for (const [at, value] of changes) mutated[at % mutated.length] = value;
      expect(words).toContain(verdictOn(check(type, mutated), mutated));
    }),
    { numRuns: 3000 },
  );
});

test("a cut document is refused", () => {
  fc.assert(
    fc.property(fc.constantFrom(...good.slice(5)), fc.nat(2000), ([, type, bytes], missing) => {
      const shorter = bytes.subarray(0, Math.max(0, bytes.length - 1 - missing));
      expect(check(type, shorter).problem).not.toBeNull();
    }),
  );
});

test("after a refusal nothing is released", () => {
  const checking = createDocumentCheck("pdf", MIB);
  checking.push(filler(2000));
  expect(checking.push(pdfDocument())).toEqual({ problem: fileMessage.mismatch, release: [] });
  expect(checking.end()).toEqual({ problem: fileMessage.mismatch, release: [] });
});
