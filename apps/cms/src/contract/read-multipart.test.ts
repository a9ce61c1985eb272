import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { FileRule, Form } from "@kdl/schemas/forms/form";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { forms } from "@kdl/schemas/forms/forms";
import { afterEach, describe, expect, test } from "vitest";
import { createLocalStore } from "../storage/local-store.ts";
import { END, field, file, multipartRequest, pdfOf as pdf } from "../testing/multipart-body.ts";
import { readMultipart } from "./read-multipart.ts";

const folder = mkdtempSync(join(process.env["DATA_DIR"]!, "multipart-"));
const store = createLocalStore(folder);
const form = forms.internship as Form & { file: FileRule };

const read = (parts: (string | Buffer)[], piece?: number, type?: string) =>
  readMultipart(multipartRequest(parts, { piece, type }), form, store);

const incoming = () => readdirSync(join(folder, "incoming"));
const refusal = (status: number, message?: string) => ({
  refusal: message === undefined ? { status } : { status, message },
});

afterEach(async () => {
  await store.removeUnfinished(new Date(Date.now() + 1000));
});

test.each([1, 7, 65_536])(
  "reads fields, lists and the file in pieces of %d bytes",
  async (piece) => {
    const parts = [field("name", "Asha"), field("hobbies", "Music"), field("hobbies", "Reading")];
    const { answers, resume } = await read([...parts, ...file(pdf(300)), END], piece);
    expect(answers).toEqual({ name: "Asha", hobbies: ["Music", "Reading"] });
    expect(resume).toMatchObject({ fileName: "me.pdf", type: "pdf", size: 300 });
    expect(resume?.sha256).toMatch(/^[\da-f]{64}$/);
    expect(incoming()).toHaveLength(1);
  },
);

test("a part without a name and content is what browsers send for no file", async () => {
  const { resume } = await read([...file(Buffer.alloc(0), ""), END]);
  expect(resume).toBeNull();
});

test("takes 5 MiB and not a byte more", async () => {
  const { resume } = await read([...file(pdf(UPLOAD_MAX_BYTES)), END]);
  expect(resume?.size).toBe(UPLOAD_MAX_BYTES);
  await resume?.incoming.discard();
  const larger = read([...file(pdf(UPLOAD_MAX_BYTES + 1)), END]);
  await expect(larger).rejects.toMatchObject(refusal(413, fileMessage.tooLarge));
  expect(incoming()).toEqual([]);
});

describe("refuses, and nothing is left of it,", () => {
  test.each<[string, (string | Buffer)[], number, string?]>([
    ["a field after the file", [...file(pdf()), field("name", "x"), END], 400, fileMessage.notLast],
    ["two files", [...file(pdf()), ...file(pdf()), END], 400, fileMessage.tooMany],
    ["a file of another name", [...file(pdf(), "me.pdf", "photo"), END], 400],
    ["a body that breaks off in the file", file(pdf()).slice(0, 2), 400],
    ["a body that breaks off after the file", file(pdf()), 400],
    ["a body that breaks off in a field", [field("name", "Asha")], 400],
    ["what is no multipart", ["hello"], 400],
    ["nothing", [], 400],
    ["too many fields", [field("name", "x").repeat(150), END], 400],
    ["a field as large as a book", [field("name", "x".repeat(100_000)), END], 413],
    ["a type that lies", [...file(Buffer.from("MZ this is no document")), END], 415],
    ["a type that isn't taken", [...file(pdf(), "me.exe"), END], 415, fileMessage.document],
    ["a path for a name", [...file(pdf(), "../../me.pdf"), END], 415, fileMessage.name],
    ["an empty file", [...file(Buffer.alloc(0)), END], 415, fileMessage.empty],
    ["a file without an end", [...file(pdf().subarray(0, 80)), END], 415, fileMessage.damaged],
  ])("%s", async (_, parts, status, message) => {
    await expect(read(parts)).rejects.toMatchObject(refusal(status, message));
    await expect(read(parts, 5)).rejects.toMatchObject(refusal(status, message));
    expect(incoming()).toEqual([]);
  });

  test("a body of another type", async () => {
    for (const type of ["application/json", "multipart/form-data", "multipart/mixed; boundary=b"]) {
      await expect(read([END], 9, type)).rejects.toMatchObject(refusal(400));
    }
  });
});
