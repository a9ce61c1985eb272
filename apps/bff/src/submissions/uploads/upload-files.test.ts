import { badDocuments } from "@kdl/schemas/testing/bad-documents";
import { compoundFile } from "@kdl/schemas/testing/compound-file";
import { docDocument, docxDocument, pdfDocument } from "@kdl/schemas/testing/documents";
import { filler } from "@kdl/schemas/testing/filler";
import { createHash } from "node:crypto";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { applicant, formBody, postUpload } from "./testing/send-form.ts";

const MIB = 1024 * 1024;
const PATH = "/api/submit-internship-form";

let gateway: TestGateway;
const path = "/internship-registration";

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
});
afterAll(() => gateway.close());
afterEach(() => gateway.upstream.reset());

test("there are more than thirty kinds of bad files", () => {
  expect(badDocuments.length).toBeGreaterThan(30);
});

test.each(badDocuments)(
  "$title is refused with a message, and nothing is stored",
  async (document) => {
    const { fileName, problem } = document;
    const answer = await postUpload(
      gateway.client,
      path,
      formBody(applicant(), { fileName, bytes: document.bytes() }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: problem, fields: { resume: problem } });
    expect(gateway.upstream.submissions()).toEqual([]);
    // All of them are so small that the upstream doesn't even hear of them.
    const begun = gateway.upstream.posted(PATH).map(({ body }) => body);
    expect(begun.filter((body) => body === "whole")).toEqual([]);
  },
);

test.each([
  ["a cut PDF", "cv.pdf", pdfDocument({ bytes: 3 * MIB }).subarray(0, -1000), fileMessage.damaged],
  ["a cut .docx", "cv.docx", docxDocument({ bytes: 3 * MIB }).subarray(0, -1), fileMessage.damaged],
  [
    "a .doc with macros at its end",
    "cv.doc",
    compoundFile([
      { name: "WordDocument", data: filler(50_000) },
      { name: "VBA", data: filler(500) },
    ]),
    fileMessage.macros,
  ],
])("%s is refused however much of it has gone on", async (_title, fileName, bytes, problem) => {
  const answer = await postUpload(gateway.client, path, formBody(applicant(), { fileName, bytes }));
  expect(answer.body.message).toBe(problem);
  await expect
    .poll(() => gateway.upstream.posted(PATH).filter(({ body }) => body === "coming"))
    .toEqual([]);
  expect(gateway.upstream.submissions()).toEqual([]);
});

test.each([
  ["cv.pdf", pdfDocument()],
  ["cv.pdf", pdfDocument({ bytes: 2 * MIB + 7 })],
  ["cv.doc", docDocument()],
  ["cv.docx", docxDocument({ bytes: 4 * MIB - 3 })],
  ["A.B. Rao cv v2.1.PDF", pdfDocument({ seed: 5 })],
  ["రెజ్యూమే.docx", docxDocument()],
])("%s arrives byte for byte", async (fileName, bytes) => {
  const answer = await postUpload(gateway.client, path, formBody(applicant(), { fileName, bytes }));
  expect(answer.status).toBe(201);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(gateway.upstream.submissions()).toMatchObject([
    { file: { name: fileName, size: bytes.length, sha256 } },
  ]);
});
