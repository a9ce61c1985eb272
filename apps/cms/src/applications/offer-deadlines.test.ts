import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { linkToken } from "../mail/application-link.ts";
import { composeMail } from "../mail/compose-mail.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { apply } from "../testing/applications.ts";
import { startPayload } from "../testing/start-payload.ts";
import { act } from "./act.ts";
import { changeStage } from "./change-stage.ts";
import { keepOfferDeadlines } from "./offer-deadlines.ts";

const form = "volunteer";
const collection = formSlugs[form];
const DAY_MS = 24 * 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  await payload.delete({ collection, where: {} });
  await payload.delete({ collection: "payload-jobs", where: {} });
});

/** An offer that ends in so many days. */
async function offered(days: number) {
  const { id, reference } = await apply(payload, form);
  const answerBy = new Date(Date.now() + days * DAY_MS);
  const change = { form, application: id, from: "received", to: "selected" } as const;
  await inTransaction(payload, (req) => changeStage(req, { ...change, actor: "staff", answerBy }));
  await payload.delete({ collection: "payload-jobs", where: {} });
  return { id, answerBy, token: linkToken(form, reference) };
}

async function queued(id: string): Promise<MailKind[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    sort: "createdAt",
    pagination: false,
  });
  const inputs = docs.map(({ input }) => input as { id: string; kind: MailKind });
  return inputs.filter((input) => input.id === id).map(({ kind }) => kind);
}

const before = (answerBy: Date, days: number) => new Date(answerBy.getTime() - days * DAY_MS);
const stageOf = async (id: string) => (await payload.findByID({ collection, id })).stage;

test("reminds three days and one day before, once each, and ends the offer at its deadline", async () => {
  const { id, answerBy } = await offered(10);
  const at = (days: number) => keepOfferDeadlines(payload, before(answerBy, days));
  await at(3.01);
  expect(await queued(id)).toEqual([]);
  await Promise.all([at(3), at(3), at(2.5), at(2)]);
  expect(await queued(id)).toEqual(["offer-reminder"]);
  await Promise.all([at(1), at(1), at(0.5)]);
  expect(await queued(id)).toEqual(["offer-reminder", "offer-reminder"]);
  expect(await stageOf(id)).toBe("selected");
  await Promise.all([at(0), at(0), at(-1)]);
  expect(await queued(id)).toEqual(["offer-reminder", "offer-reminder", "offer-lapsed"]);
  expect(await stageOf(id)).toBe("lapsed");
  const where = { application: { equals: id } };
  const { docs } = await payload.find({ collection: "stage-changes", where, sort: "-at" });
  expect(docs[0]).toMatchObject({ from: "selected", to: "lapsed", actor: "system" });
});

test("an offer made shortly before its deadline gets only the reminders that follow", async () => {
  const { id, answerBy } = await offered(2);
  await keepOfferDeadlines(payload, new Date());
  expect(await queued(id)).toEqual([]);
  await keepOfferDeadlines(payload, before(answerBy, 1));
  expect(await queued(id)).toEqual(["offer-reminder"]);
});

test("a reminder says what to do and by when, and isn't sent once the offer is answered", async () => {
  const { id, answerBy, token } = await offered(2);
  await keepOfferDeadlines(payload, before(answerBy, 1));
  const write = (kind: MailKind) => composeMail(payload, { collection, id, kind, job: "a-job" });
  const mail = await write("offer-reminder");
  expect(mail?.subject).toMatch(/^Please answer by \d+ \w+( \d{4})?: /);
  expect(mail?.text).toContain(`/application/${token}`);
  expect(await write("offer-lapsed")).toBeNull();
  await act(payload, token, "accept", "selected");
  expect(await write("offer-reminder")).toBeNull();
  await keepOfferDeadlines(payload, answerBy);
  expect(await stageOf(id)).toBe("confirmed");
});

test("an offer whose deadline is moved gets its reminders again", async () => {
  const { id, answerBy } = await offered(5);
  await keepOfferDeadlines(payload, before(answerBy, 3));
  const later = new Date(answerBy.getTime() + 5 * DAY_MS);
  const data = { answerBy: later.toISOString() };
  await payload.db.updateOne({ collection, id, data, returning: false });
  await keepOfferDeadlines(payload, before(answerBy, 1));
  expect(await queued(id)).toEqual(["offer-reminder"]);
  await keepOfferDeadlines(payload, before(later, 3));
  expect(await queued(id)).toEqual(["offer-reminder", "offer-reminder"]);
});
