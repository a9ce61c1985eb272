import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { shippedTexts } from "../mail/templates/shipped.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const outbox = () => sentMail(process.env["DATA_DIR"]!);
const { subject, body } = shippedTexts.selected;
const offer = { purpose: "selected", subject, body };

test("a preview shows the mail with sample data, and sends nothing", async () => {
  const { status, json } = await staff.as("coordinator", "POST", "templates/preview", offer);
  expect(status).toBe(200);
  expect(json["subject"]).toMatch(/^Please answer by \d+ \w+.*: your internship \(ABCD-EFGH\)$/);
  expect(json["text"]).toMatch(/^Dear Asha Rao,/);
  expect(outbox()).toEqual([]);
});

test.each([
  ["confirmation-volunteer", ["We have your volunteer registration", "You will hear from us by"]],
  ["confirmation-internship", ["We have your internship application", "your resume have arrived"]],
  ["interview-offered", ["Please choose a time", "Times:\n", "Where: ", "With: Meera"]],
  ["interview-booked", ["Your interview: ", "When: ", "choose another time:\nhttp"]],
] as const)("a preview of %s has what the mail adds", async (purpose, words) => {
  const { title: _, ...text } = shippedTexts[purpose];
  const { status, json } = await staff.as("coordinator", "POST", "templates/preview", {
    purpose,
    ...text,
  });
  expect(status).toBe(200);
  const mail = `${String(json["subject"])}\n${String(json["text"])}`;
  for (const word of words) expect(mail).toContain(word);
  expect(mail).not.toMatch(/\{\{|undefined|interview: {1,2}\(/);
});

test("a test goes to the account's own address only, twenty times within an hour", async () => {
  const send = (more: object = {}) =>
    staff.as("coordinator", "POST", "templates/test", { ...offer, ...more });
  expect((await send({ to: "victim@example.org" })).status).toBe(400);
  for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  expect(outbox()).toHaveLength(20);
  expect(new Set(outbox().map(({ to }) => to))).toEqual(new Set(["coordinator@example.org"]));
  expect(outbox()[0]!.subject).toMatch(/^Test: Please answer by/);
  // Each account has its own count.
  expect((await staff.as("admin", "POST", "templates/test", offer)).status).toBe(200);
});

test.each([
  [{ body: "{{nothing}} {{link}} {{answerBy}}" }, "{{nothing}}"],
  [{ body: "{{answerBy}}" }, "{{link}}"],
  [{ purpose: "toString" }, "purpose"],
])("%j is refused with a reason", async (more, words) => {
  for (const command of ["preview", "test"]) {
    const path = `templates/${command}`;
    const { status, json } = await staff.as("coordinator", "POST", path, { ...offer, ...more });
    expect(status).toBe(400);
    expect(json["message"]).toContain(words);
  }
});
