import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ContactMessage } from "../payload-types.ts";
import { type FakeMailServer, startFakeMailServer } from "../testing/fake-mail-server.ts";
import { makeContactMessage } from "../testing/make-submission.ts";
import type { inTransaction as InTransaction } from "../database/transactions.ts";
import type { queueMail as QueueMail } from "../mail/queue-mail.ts";
import type * as MailRunner from "./mail-runner.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: FakeMailServer;
let payload: Payload;
let inTransaction: typeof InTransaction;
let queueMail: typeof QueueMail;
let runner: typeof MailRunner;

beforeAll(async () => {
  server = await startFakeMailServer();
  // The configuration reads the environment when it is loaded, so everything is imported afterwards.
  process.env["SMTP_URL"] = server.url.replace("//", "//user:the-password@");
  process.env["STAFF_EMAIL"] = "staff@example.org";
  ({ inTransaction } = await import("../database/transactions.ts"));
  ({ queueMail } = await import("../mail/queue-mail.ts"));
  runner = await import("./mail-runner.ts");
  const { startPayload } = await import("../testing/start-payload.ts");
  payload = await startPayload();
});
afterAll(() => server.close());

beforeEach(() => {
  server.messages.length = 0;
  for (const command of ["AUTH", "RCPT", "DATA", ".", "EHLO"]) server.replyTo(command, undefined);
  server.replyTo("EHLO", "250-here\r\n250 AUTH PLAIN");
  server.replyTo("AUTH", "235 come in");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const collection of ["payload-jobs", "mail-counts"] as const) {
    await payload.delete({ collection, where: {} });
  }
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Stores a contact message, which queues its mail. */
async function received(data: Partial<ContactMessage> = {}): Promise<string> {
  return (await makeContactMessage(payload, data)).id;
}

async function mailOf(id: string) {
  return (await payload.findByID({ collection: "contact-messages", id })).mail ?? [];
}

const jobs = async () => (await payload.find({ collection: "payload-jobs" })).docs;

test("sends both messages once and records it on the submission", async () => {
  const id = await received();
  await runner.runDueMail(payload);
  await runner.runDueMail(payload);
  expect(server.messages.map(({ to }) => to).toSorted()).toEqual([
    "asha@example.org",
    "staff@example.org",
  ]);
  const mail = await mailOf(id);
  expect(mail.map(({ kind, to, sent, outcome }) => [kind, to, sent, outcome]).toSorted()).toEqual([
    ["confirmation", "asha@example.org", true, "Sent."],
    ["notice", "staff@example.org", true, "Sent."],
  ]);
  expect(await jobs()).toEqual([]);
});

test("a transaction that is rolled back leaves no mail behind", async () => {
  const { id } = await makeContactMessage(payload, { quarantined: true });
  const work = inTransaction(payload, async (req) => {
    await queueMail(req, { collection: "contact-messages", id });
    expect((await payload.find({ collection: "payload-jobs", req })).docs).toHaveLength(2);
    throw new Error("No");
  });
  await expect(work).rejects.toThrow("No");
  expect(await jobs()).toEqual([]);
});

test("retries for a day with growing delays, and then gives up", async () => {
  server.replyTo("RCPT", "451 4.7.1 come back later");
  const id = await received();
  await runner.runDueMail(payload);
  const begun = Date.now();
  const waits: number[] = [];
  for (let last = begun; ;) {
    const [job] = (await jobs()).filter(({ hasError }) => !hasError);
    if (!job) break;
    const due = new Date(job.waitUntil!).getTime();
    vi.setSystemTime(due);
    await runner.runDueMail(payload);
    expect(await jobs(), "not before its time").toHaveLength(2);
    expect(new Date((await jobs())[0]!.waitUntil!).getTime()).toBe(due);
    vi.setSystemTime(due + 1);
    await runner.runDueMail(payload);
    waits.push(due - last);
    last = due;
  }
  expect(waits).toHaveLength(10);
  expect(waits[0]! / MINUTE_MS).toBeCloseTo(1.4, 1);
  for (const [index, wait] of waits.slice(1).entries()) {
    expect(wait / waits[index]!).toBeCloseTo(2, 1);
  }
  expect((Date.now() - begun) / DAY_MS).toBeCloseTo(1, 3);

  const confirmation = (await mailOf(id)).filter(({ kind }) => kind === "confirmation");
  expect(confirmation).toHaveLength(11);
  expect(confirmation[0]!.outcome).toBe(
    "The mail server refused it: 451 4.7.1 come back later. It will be retried.",
  );
  expect(confirmation.at(-1)!.outcome).toMatch(/Gave up after a day; you can send it again.$/);
  later(2 * DAY_MS);
  server.replyTo("RCPT", undefined);
  await runner.runDueMail(payload);
  expect(server.messages).toEqual([]);
});

test("is sent once the mail server is back", async () => {
  server.replyTo("EHLO", null);
  const id = await received();
  await runner.runDueMail(payload);
  server.replyTo("EHLO", "250 here");
  server.replyTo("AUTH", undefined);
  await runner.runDueMail(payload);
  expect(server.messages, "waits for its time").toEqual([]);
  later(2 * MINUTE_MS);
  server.replyTo("EHLO", "250-here\r\n250 AUTH PLAIN");
  server.replyTo("AUTH", "235 come in");
  await runner.runDueMail(payload);
  expect(server.messages).toHaveLength(2);
  const [first, , third] = await mailOf(id);
  expect(first!.outcome).toMatch(/^The mail server can't be reached\. It will be retried\.$/);
  expect(third!.outcome).toBe("Sent.");
});

test("an address that doesn't exist isn't retried, and the other message is sent", async () => {
  server.replyTo("RCPT", "550 5.1.1 no such user");
  const id = await received();
  await runner.runDueMail(payload);
  expect((await jobs()).map(({ hasError }) => hasError)).toEqual([true, true]);
  expect((await mailOf(id)).map(({ outcome }) => outcome)).toEqual([
    "The mail server refused it: 550 5.1.1 no such user.",
    "The mail server refused it: 550 5.1.1 no such user.",
  ]);
});

test("a refused login is retried, and the password appears nowhere", async () => {
  server.replyTo("AUTH", "535 bad the-password");
  const id = await received();
  await runner.runDueMail(payload);
  const [attempt] = await mailOf(id);
  expect(attempt!.outcome).toBe("The mail server refused our login. It will be retried.");
  expect(JSON.stringify([await jobs(), await mailOf(id)])).not.toContain("the-password");
});

test("the log reports a refusal without the recipient or the message", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  server.replyTo("RCPT", "550 5.1.1 <asha@example.org> Asha Rao is unknown here");
  await received();
  await runner.runDueMail(payload);
  const lines = written.mock.calls.join("\n");
  written.mockRestore();
  expect(lines).toMatch(/"responseCode":550,"msg":"Mail could not be sent"/);
  expect(lines).not.toMatch(/asha|rao|staff@/i);
});

test("several runners at once send each message once", async () => {
  for (let count = 0; count < 5; count += 1) await received();
  await Promise.all([1, 2, 3].map(() => runner.runDueMail(payload)));
  await runner.runDueMail(payload);
  expect(server.messages).toHaveLength(10);
});

test("the runner starts when it is woken, after the commit", async () => {
  vi.useRealTimers();
  const { stop } = runner.startMailRunner(payload);
  const id = await received();
  await vi.waitFor(async () => expect(await mailOf(id)).toHaveLength(2), { timeout: 10_000 });
  await stop();
  await received();
  expect(server.messages).toHaveLength(2);
});

test("a submission that leaves quarantine gets its mail then, once", async () => {
  const id = await received({ quarantined: true });
  expect(await jobs()).toEqual([]);
  const update = (data: Partial<ContactMessage>) =>
    payload.update({ collection: "contact-messages", id, data });
  await update({ reviewStatus: "in-progress" });
  await update({ quarantined: false });
  await update({ reviewStatus: "done" });
  await runner.runDueMail(payload);
  expect(server.messages).toHaveLength(2);
});

test("a submission that is quarantined or deleted before its mail is sent gets no mail", async () => {
  const quarantined = await received();
  await payload.update({
    collection: "contact-messages",
    id: quarantined,
    data: { quarantined: true },
  });
  const id = await received();
  await payload.delete({ collection: "contact-messages", id });
  await runner.runDueMail(payload);
  expect(server.messages).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test("saving a stale form doesn't remove a recorded attempt", async () => {
  const id = await received();
  const before = await payload.findByID({ collection: "contact-messages", id });
  await runner.runDueMail(payload);
  const user = await payload.create({
    collection: "users",
    data: {
      name: "E",
      email: "e@example.org",
      password: "correct-horse-battery",
      roles: ["admin"],
    },
  });
  await payload.update({
    collection: "contact-messages",
    id,
    data: { reviewStatus: "in-progress", mail: before.mail ?? [] },
    overrideAccess: false,
    user: { ...user, collection: "users" },
  });
  expect(await mailOf(id)).toHaveLength(2);
});
