import { randomUUID } from "node:crypto";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import type { Event } from "../payload-types.ts";
import { createEvent } from "../testing/events.ts";
import { type Registrant, register, stored } from "../testing/registrations.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const text = { subject: "For you, {{firstName}}", body: "About {{event}}.\n\n{{link}}" };

let payload: Payload;
let staff: Staff;
let event: Event;
let person: Registrant;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});
beforeEach(async () => {
  event = await createEvent(payload, { capacity: 1 });
  person = await register(payload, event.id);
});

const ask = (
  name: string,
  body: object = {},
  role: "admin" | "coordinator" | "editor" | "mentor" | null = "editor",
) => staff.as(role, "POST", `event-mails/${event.id}/${name}`, body);
const untold = async () => (await ask("untold")).json["untold"] as { sequence: number } | null;
const move = (more: object = {}) =>
  staff.as("editor", "PATCH", `events/${event.id}`, { location: "Elsewhere", ...more });
const outbox = async (to: string, subject: RegExp) => {
  await runDueMail(payload);
  return sentMail(process.env["DATA_DIR"]!).filter(
    (mail) => mail.to === to && subject.test(mail.subject),
  );
};
const counts = async () => {
  const { entries } = (await ask("log")).json as { entries: { counts: object }[] };
  return entries.map((entry) => entry.counts);
};

test("an editor who saves by the API is asked, sees the mail without addresses, and tells", async () => {
  expect(await untold()).toBeNull();
  expect((await move()).status).toBe(200);
  const change = await untold();
  expect(change).toMatchObject({ people: 1, what: "New place" });
  const sentence = "See you there <b>$&";
  const preview = await ask("change-preview", { sentence });
  expect(preview.json["text"]).toContain(sentence);
  expect(preview.text).not.toContain(person.email);
  const body = { sequence: change!.sequence, sentence };
  const replies = await Promise.all([ask("tell", body), ask("tell", body, "coordinator")]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const mails = await outbox(person.email, /^New place/);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(sentence);
  expect(await counts()).toEqual([{ sent: 1, failed: 0, queued: 0, skipped: 0 }]);
  expect((await ask("log")).text).not.toContain(person.email);
  const { mail } = await stored(payload, person.id);
  expect(mail?.filter(({ kind }) => kind === "event-change")).toMatchObject([{ sent: true }]);
  expect(await untold()).toBeNull();
});

test("a bulk edit leaves each event to be told", async () => {
  const where = `where[id][equals]=${event.id}`;
  const { status } = await staff.as("editor", "PATCH", `events?${where}`, { status: "cancelled" });
  expect(status).toBe(200);
  expect(await untold()).toMatchObject({ what: "Cancelled" });
});

test("not telling asks for a reason, sends nothing and is on the log", async () => {
  await move();
  const { sequence } = (await untold())!;
  expect((await ask("dont-tell", { sequence, reason: " " })).status).toBe(400);
  expect(await untold()).not.toBeNull();
  expect((await ask("dont-tell", { sequence, reason: "A typing error" })).status).toBe(200);
  expect(await outbox(person.email, /^New place/)).toEqual([]);
  const { entries } = (await ask("log")).json;
  expect(entries).toMatchObject([{ kind: "not-told", text: "A typing error", by: "editor" }]);
});

test("a mail that is dropped is on the log as not needed", async () => {
  await move();
  await ask("tell", { sequence: (await untold())!.sequence, sentence: "" });
  const data = { quarantined: true };
  await payload.update({ collection: "event-registrations", id: person.id, data });
  expect(await outbox(person.email, /^New place/)).toEqual([]);
  expect(await counts()).toEqual([{ sent: 0, failed: 0, queued: 0, skipped: 1 }]);
});

test.each([
  ["all", true, true],
  ["seated", true, false],
  ["waiting", false, true],
])("a message to %s is previewed and sent once", async (audience, toSeated, toWaiting) => {
  const waiting = await register(payload, event.id);
  const asked = { ...text, audience };
  const { json } = await ask("message-preview", asked, "coordinator");
  expect(json).toMatchObject({ people: Number(toSeated) + Number(toWaiting) });
  expect(json["text"]).toContain("About Open Lab.");
  const body = { ...asked, key: json["key"], replyTo: "author" };
  const replies = [1, 2, 3].map(() => ask("message", body, "coordinator"));
  for (const reply of await Promise.all(replies)) {
    expect(reply.json).toEqual({ people: json["people"] });
  }
  const mails = await outbox(person.email, /^For you, Asha/);
  expect(mails).toHaveLength(toSeated ? 1 : 0);
  expect(await outbox(waiting.email, /^For you/)).toHaveLength(toWaiting ? 1 : 0);
  for (const { source } of mails) expect(source).toMatch(/^Reply-To: coordinator@example\.org\r$/m);
});

test.each([
  ["editor", "message-preview", 403],
  ["editor", "message", 403],
  ["mentor", "untold", 403],
  ["mentor", "log", 403],
  ["mentor", "tell", 403],
  [null, "untold", 401],
  [null, "message", 401],
] as const)("%s can't %s", async (role, name, status) => {
  const body = { ...text, audience: "all", key: randomUUID(), replyTo: "staff" };
  expect((await ask(name, body, role)).status).toBe(status);
});

test.each([
  ["tell", { sequence: 1, sentence: "x".repeat(1_001) }, "1000"],
  ["change-preview", { sentence: "x".repeat(100_000) }, ""],
  ["tell", { sequence: "1", sentence: "" }, "sequence"],
  ["message", { ...text, audience: "everybody", key: randomUUID(), replyTo: "staff" }, "audience"],
  ["message", { ...text, audience: "all", key: "1", replyTo: "staff" }, "key"],
  ["message-preview", { ...text, audience: "all", body: "{{aPlace}}" }, "{{aPlace}}"],
  ["message-preview", { ...text, audience: "all", subject: "a\r\nBcc: b@example.org" }, "one line"],
])("%s refuses a wrong body", async (name, body, words) => {
  const { status, text: reply } = await ask(name, body, "admin");
  expect([400, 413]).toContain(status);
  expect(reply).toContain(words);
});

const at = (id: string, name: string, body: object) =>
  staff.as("admin", "POST", `event-mails/${encodeURIComponent(id)}/${name}`, body);

test("an unknown event or a hostile id is answered with a message", async () => {
  expect((await at("' OR 1=1", "log", {})).status).toBe(404);
  const asked = { ...text, audience: "all" };
  expect((await at(randomUUID(), "message-preview", asked)).status).toBe(404);
  expect((await at(randomUUID(), "tell", { sequence: 0, sentence: "" })).status).toBe(409);
});

const addTemplate = (purpose: string, body: string) =>
  staff.as("coordinator", "POST", "mail-templates", {
    title: purpose,
    purpose,
    subject: "Hello",
    body,
  });

test("staff add templates for messages to participants, and none for the site's own mails", async () => {
  expect((await addTemplate("event-message", "{{event}}")).status).toBe(201);
  expect((await addTemplate("free", "{{form}}")).status).toBe(201);
  expect((await addTemplate("free", "{{event}}")).status).toBe(400);
  expect((await addTemplate("links", "{{link}}")).status).toBe(400);
});
