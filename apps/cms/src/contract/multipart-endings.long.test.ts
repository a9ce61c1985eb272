/** However a multipart body ends, it has one outcome, without delay, and leaves no files behind. */
import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FileRule, Form } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { describe, expect, test } from "vitest";
import { createLocalStore } from "../storage/local-store.ts";
import type { IncomingFile, FileStore } from "../storage/file-store.ts";
import { Refused } from "../submissions/refused.ts";
import { END, field, file, multipartRequest, pdfOf } from "../testing/multipart-body.ts";
import { readMultipart } from "./read-multipart.ts";

const folder = mkdtempSync(join(process.env["DATA_DIR"]!, "multipart-endings-"));
const store = createLocalStore(folder);
const form = forms.internship as Form & { file: FileRule };

type Piece = string | Buffer;
type Options = Parameters<typeof multipartRequest>[1];

/** Far longer than any of these takes. */
const WITHIN_MS = 10_000;

async function outcome(parts: Piece[], options?: Options, into: FileStore = store) {
  const never = setTimeout(WITHIN_MS, "no outcome", { ref: false });
  const result = await Promise.race([take(multipartRequest(parts, options), into), never]);
  const left = readdirSync(folder, { recursive: true }).filter((name) => name !== "incoming");
  return left.length === 0 ? result : `${result}, and ${left.length} files are left`;
}

async function take(request: Request, into: FileStore): Promise<string | number> {
  try {
    const { resume } = await readMultipart(request, form, into);
    await resume?.incoming.discard();
    return "taken";
  } catch (error) {
    return error instanceof Refused ? error.refusal.status : (error as Error).message;
  }
}

const odd = (disposition: string, more = "") =>
  `--b\r\ncontent-disposition: form-data${disposition}\r\n${more}\r\nx\r\n`;

const bodies: Record<string, Piece[]> = {
  nothing: [],
  "a field": [field("name", "Asha")],
  "a file": file(pdfOf()),
  "a field and a long file": [field("name", "Asha"), ...file(pdfOf(200_000))],
  "two files": [...file(pdfOf(200_000)), ...file(pdfOf(200_000))],
  "a field after the file": [...file(pdfOf(200_000)), field("name", "Asha")],
  "a file of another name": [...file(pdfOf(200_000), "me.pdf", "photo")],
  "a file of another name before the file": [
    ...file(pdfOf(90_000), "me.pdf", "photo"),
    ...file(pdfOf(90_000)),
  ],
  "a wrong file": file(pdfOf(200_000), "me.exe"),
  "a file without a name": file(pdfOf(200_000), ""),
  "a part without a name": [odd("")],
  "a part without a head": ["--b\r\n\r\nx\r\n"],
  "half a head": ['--b\r\ncontent-disposition: form-data; name="a"'],
  "a delimiter": ["--b\r\n"],
  "many delimiters": ["--b\r\n".repeat(5_000)],
  "a large head": [odd('; name="a"', `x: ${"x".repeat(100_000)}\r\n`)],
  "many lines in a head": [odd('; name="a"', "x: 1\r\n".repeat(200))],
  "a long field before the file": [field("name", "x".repeat(100_000)), ...file(pdfOf(90_000))],
  "too many fields": [field("name", "x").repeat(150), ...file(pdfOf(90_000))],
  "too many parts": [odd("").repeat(150), ...file(pdfOf(90_000))],
};

const ends: Record<string, string> = {
  nothing: "",
  "half a delimiter": "--b",
  "a closing delimiter without a line break": "--b--",
  "the closing delimiter": END,
  "two closing delimiters": END + END,
  "a part after the end": END + field("name", "Asha") + END,
  "a file after the end": END + file(pdfOf()).join("") + END,
  "a long epilogue": END + "e".repeat(200_000),
  "another boundary": "--x--\r\n",
};

/** With the empty boundary, every delimiter in the body is a closing one. */
const boundaries = ["b", "", "x", "-", '""', "b".repeat(252), "b".repeat(300)];

describe.each(Object.entries(bodies))("%s", (_, parts) => {
  test.each(Object.entries(ends))("and then %s", async (_end, end) => {
    const variants: Options[] = [{}, { piece: 17 }, { piece: 4_096, isCutOff: true }].filter(
      ({ piece }) => piece !== 17 || parts.join("").length < 20_000,
    );
    for (const boundary of boundaries) {
      variants.push({ type: `multipart/form-data; boundary=${boundary}` });
    }
    for (const options of variants) {
      expect([200, 400, 413, 415, "taken"]).toContain(await outcome([...parts, end], options));
    }
  });
});

test("a body that breaks off after any of its bytes", async () => {
  const whole = Buffer.from([field("name", "Asha"), ...file(pdfOf(40)), END].join(""));
  // The line break after the closing delimiter may be missing.
  for (let length = 0; length < whole.length - 2; length += 1) {
    const start = [whole.subarray(0, length)];
    expect(await outcome(start)).toBe(400);
    expect(await outcome(start, { piece: 7, isCutOff: true })).toBe(400);
  }
  expect(await outcome([whole], { isCutOff: true })).toBe(400);
});

test("data after the end of the form is ignored", async () => {
  expect(await outcome([field("name", "Asha"), ...file(pdfOf()), END, END])).toBe("taken");
  expect(await outcome([END, END])).toBe("taken");
});

const broken = () => Promise.reject(new Error("disk full"));

describe("a store that fails", () => {
  test.each(["write", "finish", "read"] as const)("at %s", async (step) => {
    const failing: FileStore = {
      ...store,
      begin: async () => ({ ...(await store.begin()), [step]: broken }) as IncomingFile,
    };
    for (const parts of [file(pdfOf(200_000)), [...file(pdfOf(200_000)), field("name", "Asha")]]) {
      expect(["disk full", 400]).toContain(await outcome([...parts, END], {}, failing));
      expect(await outcome(parts, { isCutOff: true }, failing)).toBeDefined();
    }
  });

  test("from its beginning", async () => {
    const failing: FileStore = { ...store, begin: broken };
    expect(await outcome([...file(pdfOf(200_000)), END], {}, failing)).toBe("disk full");
  });
});
