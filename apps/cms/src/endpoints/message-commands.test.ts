import { randomUUID } from "node:crypto";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import { apply } from "../testing/applications.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const path = "applications/volunteer-registrations";
const text = { subject: "Hello", body: "Dear {{firstName}}\n\n{{link}}" };

let payload: Payload;
let staff: Staff;
let id: string;
let email: string;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
  ({ id, email } = await apply(payload));
});

const outbox = async () => {
  await runDueMail(payload);
  return sentMail(process.env["DATA_DIR"]!).filter(({ subject }) => subject.startsWith("Hello"));
};
const send = (more: object = {}, role: "coordinator" | "mentor" | "editor" = "coordinator") =>
  staff.as(role, "POST", `${path}/message`, {
    ...text,
    ids: [id],
    key: randomUUID(),
    replyTo: "author",
    ...more,
  });

test("a preview shows each mail without its private link, and sends nothing", async () => {
  const asked = { ...text, ids: [id] };
  const { json, text: raw } = await staff.as(
    "coordinator",
    "POST",
    `${path}/message-preview`,
    asked,
  );
  expect(json["mails"]).toMatchObject([
    { id, to: email, subject: expect.stringMatching(/^Hello/) },
  ]);
  expect(raw).toContain("/application/…");
  expect(raw).not.toMatch(/application\/[\w-]{20}/);
  expect(await outbox()).toEqual([]);
});

test("a double click sends once, and replies reach the author", async () => {
  const { json } = await staff.as("coordinator", "POST", `${path}/message-preview`, {
    ...text,
    ids: [id],
  });
  const key = json["key"];
  const replies = await Promise.all([send({ key }), send({ key })]);
  for (const { status, json: reply } of replies)
    expect([status, reply["done"]]).toEqual([200, [id]]);
  const mails = await outbox();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]!.source).toMatch(/^Reply-To: coordinator@example\.org\r$/m);
});

test("mentors and editors write to nobody", async () => {
  const before = (await outbox()).length;
  for (const role of ["mentor", "editor"] as const) {
    expect((await send({}, role)).status).toBe(403);
    const asked = { ...text, ids: [id] };
    expect((await staff.as(role, "POST", `${path}/message-preview`, asked)).status).toBe(403);
  }
  expect(await outbox()).toHaveLength(before);
});

test.each([
  ["an unknown placeholder", { body: "{{salary}}" }, "{{salary}}"],
  ["a placeholder of offers", { subject: "By {{answerBy}}" }, "{{answerBy}}"],
  ["another header", { subject: "a\r\nBcc: b@example.org" }, "one line"],
  ["no text", { body: "  " }, "write something"],
  ["too many", { ids: Array.from({ length: 201 }, () => randomUUID()) }, "200"],
  ["an address of its choice", { replyTo: "evil@evil.example" }, "replyTo"],
  ["no key", { key: "1" }, "key"],
])("a message with %s is refused with a reason", async (_, more, words) => {
  const { status, json } = await send(more);
  expect(status).toBe(400);
  expect(json["message"]).toContain(words);
});
