import { createHash } from "node:crypto";
import { fieldMessage, fileMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { docxDocument, pdfDocument } from "@kdl/schemas/testing/documents";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import {
  applicant,
  cv,
  type Field,
  fieldPart,
  filePart,
  formBody,
  lastLine,
  postUpload,
  volunteer,
} from "./testing/send-form.ts";

const MIB = 1024 * 1024;
const KEY = "a-key-of-the-tests-1";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
});
afterAll(() => gateway.close());
afterEach(() => gateway.upstream.reset());

const apply = (body: Buffer | string, headers?: Record<string, string>) =>
  postUpload(gateway.client, "/internship-registration", body, headers);
const volunteerWith = (body: Buffer) => postUpload(gateway.client, "/training-form", body);

const joined = (...parts: (string | Buffer)[]) =>
  Buffer.concat([...parts.map((part) => Buffer.from(part)), lastLine]);
const without = (name: string) => applicant().filter(([field]) => field !== name);

describe("an application arrives", () => {
  test("whole, under its key, with tidy fields in the contract's order and the file last", async () => {
    const bytes = docxDocument({ bytes: 700_000 });
    const file = { fileName: 'Résumé "new" v2.1.DOCX', bytes };
    const own: Field[] = [
      ["website", ""],
      ["form_token", "none"],
    ];
    const body = formBody([...own, ...without("form_token")], file);
    const answer = await apply(body, { "idempotency-key": KEY });
    expect(answer).toMatchObject({ status: 201, body: { message: "Registration Successful!" } });
    const [stored] = gateway.upstream.submissions("internship");
    expect(stored).toMatchObject({
      key: KEY,
      flag: "no-timestamp",
      reference: answer.body.reference,
      requestId: expect.any(String),
      values: {
        name: "Asha Rao",
        reason_for_unavailability: "Exams",
        passed_out_year: "",
        hobbies: ["Reading", "Music"],
        skills: ["Python"],
      },
      file: {
        name: "Résumé %22new%22 v2.1.DOCX",
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      },
    });
    expect(Object.keys(stored!.values)).not.toContain("form_token");
  });

  test.each([
    [5 * MIB, 201],
    [5 * MIB + 1, 413],
  ])("with %i bytes: %i", async (bytes, status) => {
    for (const document of [pdfDocument({ bytes }), docxDocument({ bytes })]) {
      gateway.upstream.reset();
      const fileName = document[0] === 0x25 ? "cv.pdf" : "cv.docx";
      const answer = await apply(formBody(applicant(), { fileName, bytes: document }));
      expect(answer.status).toBe(status);
      const sha256 = createHash("sha256").update(document).digest("hex");
      const stored = gateway.upstream.submissions().map(({ file }) => file?.sha256);
      expect(stored).toEqual(status === 201 ? [sha256] : []);
    }
  });

  test("once, even if it is sent again without a key, as after a lost answer", async () => {
    const body = formBody(applicant(), cv());
    const [first, second] = [await apply(body), await apply(body)];
    expect(second).toMatchObject({ status: 201, body: { reference: first.body.reference } });
    expect(gateway.upstream.submissions()).toHaveLength(1);
  });

  test("not at all if the duplicate check fails", async () => {
    gateway.upstream.fail({ path: "/api/check-user", mode: "status", status: 500 });
    expect(await apply(formBody(applicant(), cv()))).toMatchObject({
      status: 503,
      body: { message: submissionFailure.internshipCheck },
    });
    expect(gateway.upstream.posted("/api/submit-internship-form")).toEqual([]);
  });
});

describe("a volunteer", () => {
  test("needs no file", async () => {
    const answer = await volunteerWith(formBody(volunteer));
    expect(answer.status).toBe(201);
    expect(gateway.upstream.submissions("volunteer")).toMatchObject([{ file: null }]);
  });

  test("may leave the file control empty", async () => {
    const empty = { fileName: "", bytes: new Uint8Array() };
    const answer = await volunteerWith(formBody(volunteer, empty));
    expect(answer.status).toBe(201);
    expect(gateway.upstream.submissions("volunteer")).toMatchObject([{ file: null }]);
  });

  test("can only send PDF, and is stored once if the same key is sent twice", async () => {
    const word = { fileName: "cv.docx", bytes: docxDocument() };
    const refused = await volunteerWith(formBody(volunteer, word));
    expect(refused).toMatchObject({ status: 422, body: { message: fileMessage.pdf } });
    const body = formBody([...volunteer, ["idempotency_key", KEY]], cv());
    const [first, second] = [await volunteerWith(body), await volunteerWith(body)];
    expect(second.body.reference).toBe(first.body.reference);
    expect(gateway.upstream.submissions()).toHaveLength(1);
  });
});

describe("refused with a message is", () => {
  const fields = applicant().map(fieldPart).join("");
  const file = filePart(cv());

  test.each([
    ["a missing answer", formBody(without("name"), cv()), 422, fieldMessage.missing("Name")],
    ["a missing file", formBody(applicant()), 422, fieldMessage.missing("Resume")],
    [
      "an empty file control",
      formBody(applicant(), { fileName: "", bytes: new Uint8Array() }),
      422,
      fieldMessage.missing("Resume"),
    ],
    [
      "a file without a name",
      formBody(applicant(), { fileName: "", bytes: pdfDocument() }),
      422,
      fileMessage.document,
    ],
    [
      "an unknown field",
      formBody([["__proto", "x"], ...applicant()], cv()),
      422,
      fieldMessage.unknownField,
    ],
    [
      "a field named like a property of objects",
      formBody([["toString", "x"], ...applicant()], cv()),
      400,
      requestFailure.invalid,
    ],
    [
      "two answers to one question",
      formBody([["name", "B"], ...applicant()], cv()),
      422,
      fieldMessage.oneAnswer("Name"),
    ],
    ["the file before the fields", joined(file, fields), 422, fileMessage.notLast],
    [
      "a field after the file",
      joined(fields, file, fieldPart(["address", "x"])),
      422,
      fileMessage.notLast,
    ],
    ["two files", joined(fields, file, file), 422, fileMessage.tooMany],
    [
      "a second file",
      formBody(applicant(), { ...cv(), name: "photo" }),
      422,
      fieldMessage.unknownField,
    ],
    [
      "a file as text",
      formBody([...applicant(), ["resume", "%PDF-1.7"]]),
      422,
      fieldMessage.unknownField,
    ],
    [
      "a field of 100 KB",
      formBody([["address", "x".repeat(100_000)], ...applicant()], cv()),
      422,
      fieldMessage.tooLong("Address", 4000),
    ],
    [
      "a thousand fields",
      formBody(Array.from({ length: 1000 }, () => ["hobbies", "Music"] as const)),
      413,
      requestFailure.tooLarge,
    ],
    [
      "a body that isn't closed",
      formBody(applicant(), cv()).subarray(0, -8),
      400,
      requestFailure.invalid,
    ],
    ["no part at all", lastLine, 422, fieldMessage.missing("Name")],
    ["nothing", Buffer.alloc(0), 422, fieldMessage.missing("Name")],
  ])("%s", async (_title, body, status, message) => {
    const answer = await apply(body);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(gateway.upstream.submissions()).toEqual([]);
  });

  test("another content type", async () => {
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const answer = await apply("{}", {
        "content-type": type,
      });
      expect(answer).toMatchObject({ status: 415, body: { message: requestFailure.invalid } });
    }
    const unbound = { "content-type": "multipart/form-data" };
    expect(await apply("x", unbound)).toMatchObject({
      status: 400,
    });
  });

  test("everything that is wrong with the fields and the file's name", async () => {
    const answer = await apply(formBody([["email", "x"]], { ...cv(), fileName: "cv.exe" }));
    expect(answer.body.fields).toMatchObject({
      name: fieldMessage.missing("Name"),
      email: fieldMessage.emailWithoutAt,
      resume: fileMessage.document,
    });
  });

  test("a person who has already applied", async () => {
    await apply(formBody(applicant(), cv()));
    const again = applicant().map(([name, value]): Field => [
      name,
      name === "email" ? "b@example.org" : value,
    ]);
    const message = submissionFailure.internshipDuplicate;
    expect(await apply(formBody(again, cv()))).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(gateway.upstream.submissions()).toHaveLength(1);
  });
});
