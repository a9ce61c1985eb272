/** Bodies that no browser sends must be refused, not bring anything down. */
import { Agent } from "node:http";
import { docDocument, docxDocument, pdfDocument } from "@kdl/schemas/testing/documents";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { applicant, contentType, cv, formBody, volunteer } from "./testing/send-form.ts";

const BODIES = 10_000;
const AT_ONCE = 20;

let gateway: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

const seeds = [
  formBody(volunteer, cv()),
  formBody(applicant(), cv()),
  formBody(volunteer, { fileName: "", bytes: new Uint8Array() }),
  formBody(applicant(), { fileName: "cv.docx", bytes: docxDocument() }),
  formBody(applicant(), { fileName: "cv.doc", bytes: docDocument() }),
  formBody(volunteer, { fileName: "cv.pdf", bytes: pdfDocument({ bytes: 90_000 }) }),
];

const boundary = contentType.split("boundary=")[1]!;
const fragments = fc.constantFrom(
  `--${boundary}`,
  `--${boundary}--`,
  `\r\n--${boundary}\r\n`,
  "\r\n\r\n",
  ..."\n \r \0 \t -- ; = \" \\ : % %00 {} filename= filename*= utf-8'' name= name*=x".split(" "),
  "Content-Disposition: form-data",
  "Content-Disposition: ;;;",
  "Content-Disposition:",
  "Content-Type: application/json\r\n",
  "Content-Type: multipart/mixed; boundary=x\r\n",
  "Content-Transfer-Encoding: base64\r\n",
  "Content-Type: ;charset=\r\n",
  'name="__proto__"',
  'name="constructor"',
  'name=""',
  "\u00FF\u00FE",
  "x".repeat(20_000),
);
const place = fc.double({ min: 0, max: 1, noNaN: true });
const mutation = fc.oneof(
  fc.record({ kind: fc.constant("insert" as const), place, text: fragments }),
  fc.record({ kind: fc.constant("overwrite" as const), place, text: fragments }),
  fc.record({ kind: fc.constant("byte" as const), place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant("remove" as const), place, length: fc.nat(200) }),
  fc.record({ kind: fc.constant("repeat" as const), place, length: fc.nat(400) }),
  fc.record({ kind: fc.constant("cut" as const), place }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** Most of a body is its file: half of the places are among the fields. */
function mutate(body: Buffer, change: Mutation): Buffer {
  const range =
    change.place < 0.5
      ? 2 * change.place * Math.min(body.length, 2_500)
      : change.place * body.length;
  const at = Math.min(body.length, Math.floor(range));
  const [before, after] = [body.subarray(0, at), body.subarray(at)];
  switch (change.kind) {
    case "insert":
      return Buffer.concat([before, Buffer.from(change.text, "latin1"), after]);
    case "overwrite":
      return Buffer.concat([
        before,
        Buffer.from(change.text, "latin1"),
        after.subarray(change.text.length),
      ]);
    case "byte":
      return Buffer.concat([before, Buffer.of(change.byte), after.subarray(1)]);
    case "remove":
      return Buffer.concat([before, after.subarray(change.length)]);
    case "repeat":
      return Buffer.concat([before, after.subarray(0, change.length), after]);
    case "cut":
      return before;
  }
}

const types = fc.constantFrom(
  ...Array.from({ length: 12 }, () => contentType),
  contentType.replace("-tests", "-test"),
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary="${boundary}"; charset=utf-16le`,
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/mixed; boundary=x",
);
const bad = fc.record({
  path: fc.constantFrom("/training-form", "/internship-registration"),
  body: fc
    .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([seed, changes]) => changes.reduce(mutate, seed)),
  type: types,
});

const bodies = fc.array(bad, { minLength: AT_ONCE, maxLength: AT_ONCE });

test("ten thousand mutated bodies: no 5xx, no crash", { timeout: 300_000 }, async () => {
  const seen = new Map<number, number>();
  const mutated = fc.asyncProperty(bodies, async (some) => {
    const answers = await Promise.all(
      some.map(({ path, body, type }) =>
        rawRequest(gateway.address, path, {
          method: "POST",
          headers: { accept: "application/json", "content-type": type },
          agent,
          body,
        }),
      ),
    );
    for (const { status } of answers) seen.set(status, (seen.get(status) ?? 0) + 1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
  await fc.assert(mutated, { numRuns: BODIES / AT_ONCE });
  // Most are wrong, and some are right all the same: a byte of the file's own has changed.
  expect(seen.get(422)).toBeGreaterThan(BODIES / 4);
  expect(seen.get(201)).toBeGreaterThan(0);
});
