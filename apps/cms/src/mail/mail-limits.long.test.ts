/** Strangers can trigger mail to anybody, so it is limited for every inbox, including that of staff. */
import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepOfferDeadlines } from "../applications/offer-deadlines.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { mailQueue } from "../jobs/mail-queue.ts";
import { forgotPassword } from "../members/change-password.ts";
import { signUp, verifyEmail } from "../members/sign-up.ts";
import { accept } from "../submissions/accept.ts";
import { sweep } from "../submissions/sweep.ts";
import { resumeStore } from "../resumes/store.ts";
import { createEvent } from "../testing/events.ts";
import { joined, lastToken, mailed, password } from "../testing/members.ts";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { inTransaction } from "../database/transactions.ts";
import { queueMail } from "./queue-mail.ts";

const HOUR_MS = 60 * 60_000;
const LIMIT = 5;
const RESET_LIMIT = 15;
const STAFF_LIMIT = 30;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  const data = { email: "office@example.org", _status: "published" } as const;
  await payload.updateGlobal({ slug: "contact", data });
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  // Each test begins in a new hour.
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
});
afterEach(() => runDueMail(payload));

const write = (email: string) => accept(payload, sampleSubmission("contact", { email }));
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const outbox = () => sentMail(process.env["DATA_DIR"]!);
const sentTo = (...addresses: string[]) => outbox().filter(({ to }) => addresses.includes(to));

async function stored(email: string) {
  const where = { email: { equals: email } };
  const { docs } = await payload.find({ collection: "contact-messages", where, limit: 100 });
  return docs;
}

test("fifty messages with one address are stored, and five confirmed", async () => {
  const email = "bombed@example.org";
  const receipts = await Promise.all(times(50).map(() => write(email)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(50);
  await runDueMail(payload);
  expect(sentTo(email)).toHaveLength(LIMIT);
  const logs = (await stored(email)).map(({ mail }) =>
    mail?.find(({ kind }) => kind === "confirmation"),
  );
  expect(logs).toHaveLength(50);
  expect(logs.filter((entry) => entry?.sent)).toHaveLength(LIMIT);
  const [limited] = logs.filter((entry) => !entry?.sent);
  expect(limited).toMatchObject({ to: email, sent: false });
  expect(limited?.outcome).toMatch(/^Not sent: .*5 .*hour.*by hand/);
});

test("after an hour, mail is sent again", async () => {
  const email = "later@example.org";
  for (const _ of times(LIMIT + 1)) await write(email);
  vi.setSystemTime(Date.now() + HOUR_MS - 1_000);
  await write(email);
  await runDueMail(payload);
  expect(sentTo(email)).toHaveLength(LIMIT);
  vi.setSystemTime(Date.now() + 2_000);
  await write(email);
  await runDueMail(payload);
  expect(sentTo(email)).toHaveLength(LIMIT + 1);
});

test("all spellings of an address, and all forms, count together", async () => {
  const event = await createEvent(payload);
  const spellings = ["v.ictim@gmail.com", "Victim+1@gmail.com", "vic.tim+x@GoogleMail.com"];
  for (const email of spellings) {
    await write(email);
    await accept(payload, sampleSubmission("event-registration", { email, event_id: event.id }));
    await accept(payload, sampleSubmission("volunteer", { email }));
  }
  await runDueMail(payload);
  expect(sentTo(...spellings)).toHaveLength(LIMIT);
});

test("other spellings of a member's address don't use up the member's resets", async () => {
  const email = `spelt.${Date.now()}@gmail.com`;
  await signUp(payload, { name: "Asha", email });
  await verifyEmail(payload, await lastToken(payload, email), password);
  for (const index of times(RESET_LIMIT + 1)) {
    await forgotPassword(payload, email.replace("@", `+${index}@`));
  }
  await forgotPassword(payload, email);
  const subjects = (await mailed(payload, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Choose a new password"))).toHaveLength(1);
});

test("a transaction that is rolled back isn't counted", async () => {
  const email = "rolled-back@example.org";
  await write(email);
  const { id } = (await stored(email))[0]!;
  const mailing = { collection: "contact-messages", id } as const;
  for (const _ of times(LIMIT + 1)) {
    const work = inTransaction(payload, async (req) => {
      await queueMail(req, mailing);
      throw new Error("Rolled back");
    });
    await expect(work).rejects.toThrow("Rolled back");
  }
  await write(email);
  await runDueMail(payload);
  expect(sentTo(email)).toHaveLength(2);
});

test("staff can send mail by hand, as often as they want", async () => {
  const email = "by-hand@example.org";
  for (const _ of times(LIMIT + 2)) await write(email);
  const { id } = (await stored(email))[0]!;
  const mailing = { collection: "contact-messages", id, kinds: ["confirmation"] } as const;
  for (const _ of times(2)) {
    await inTransaction(payload, (req) => queueMail(req, { ...mailing, isExempt: true }));
  }
  await runDueMail(payload);
  expect(sentTo(email)).toHaveLength(LIMIT + 2);
});

test("a flood by strangers doesn't block mail that the organisation triggers", async () => {
  const email = "flooded@example.org";
  const collection = "volunteer-registrations";
  const form = "volunteer";
  await accept(payload, sampleSubmission(form, { email }, { flag: "links" }));
  await accept(payload, sampleSubmission(form, { email }));
  const find = async (quarantined: boolean) => {
    const where = { and: [{ email: { equals: email } }, { quarantined: { equals: quarantined } }] };
    return (await payload.find({ collection, where })).docs[0]!.id;
  };
  const [held, offered] = [await find(true), await find(false)];
  for (const _ of times(LIMIT + 2)) await write(email);
  await runDueMail(payload);
  const before = sentTo(email).length;
  expect(before).toBe(LIMIT);

  // Staff release one, and another one's offer is about to end.
  await payload.update({ collection, id: held, data: { quarantined: false } });
  const answerBy = new Date(Date.now() + 20 * HOUR_MS);
  const stageSince = new Date(Date.now() - 10 * 24 * HOUR_MS).toISOString();
  const data = { stage: "selected", stageSince, answerBy: answerBy.toISOString() };
  await payload.db.updateOne({ collection, id: offered, data, returning: false });
  await keepOfferDeadlines(payload, new Date());
  await runDueMail(payload);
  vi.setSystemTime(answerBy);
  for (const _ of times(LIMIT + 2)) await write(email);
  await keepOfferDeadlines(payload, new Date());
  await runDueMail(payload);
  const subjects = sentTo(email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith("We have your message"));
  expect(subjects.toSorted()).toEqual([
    expect.stringMatching(/^Our offer has ended/),
    expect.stringMatching(/^Please answer by/),
    expect.stringMatching(/^We have your volunteer registration/),
    expect.stringMatching(/^We have your volunteer registration/),
  ]);
});

test("confirmations, sign-ups and resets have separate limits", async () => {
  const email = await joined(payload);
  const before = (await mailed(payload, email)).length;
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  for (const _ of times(LIMIT + 3)) await write(email);
  for (const index of times(LIMIT + 3)) {
    await signUp(payload, { name: `Asha ${index}`, email });
    await runDueMail(payload);
  }
  for (const _ of times(RESET_LIMIT + 3)) await forgotPassword(payload, email);
  const mails = (await mailed(payload, email)).slice(before).map(({ subject }) => subject);
  const count = (words: RegExp) => mails.filter((subject) => words.test(subject)).length;
  expect(count(/^We have your message/)).toBe(LIMIT);
  expect(count(/^You already have an account/)).toBe(LIMIT);
  expect(count(/^Choose a new password/)).toBe(RESET_LIMIT);
});

test("staff get thirty notices within an hour, and then a summary", async () => {
  const before = sentTo("office@example.org").length;
  for (const index of times(STAFF_LIMIT + 10)) await write(`person-${index}@flood.example`);
  await runDueMail(payload);
  expect(sentTo("office@example.org")).toHaveLength(before + STAFF_LIMIT);
  const logs = (
    await Promise.all(times(STAFF_LIMIT + 10).map((n) => stored(`person-${n}@flood.example`)))
  )
    .flat()
    .map(({ mail }) => mail?.find(({ kind }) => kind === "notice"));
  expect(logs.filter((entry) => entry?.sent)).toHaveLength(STAFF_LIMIT);
  expect(logs.find((entry) => !entry?.sent)?.outcome).toMatch(/^Not sent: .*30 .*summary/);
  // The summary isn't due yet, so it doesn't count as waiting.
  expect(await mailQueue(payload)).toEqual({ waiting: 0, oldestAt: null });

  vi.setSystemTime(Date.now() + HOUR_MS + 1_000);
  await runDueMail(payload);
  const mails = sentTo("office@example.org").slice(before + STAFF_LIMIT);
  expect(mails.map(({ subject }) => subject)).toEqual(["Many submissions: see the admin"]);
  expect(mails[0]?.text).toContain(`Contact messages: ${STAFF_LIMIT + 10}`);
  expect(mails[0]?.source).not.toContain("flood.example");
});

test("counts identify nobody and are deleted", async () => {
  await write("counted@example.org");
  const counts = () => payload.find({ collection: "mail-counts", limit: 1_000 });
  expect((await counts()).totalDocs).toBeGreaterThan(0);
  expect(JSON.stringify(await counts())).not.toContain("counted");
  vi.setSystemTime(Date.now() + HOUR_MS + 1_000);
  await sweep(payload, resumeStore, HOUR_MS);
  expect((await counts()).totalDocs).toBe(0);
});
