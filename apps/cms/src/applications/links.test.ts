import { LINK_TTL_MS } from "@kdl/schemas/applications/application";
import {
  applicationForms,
  type ApplicationForm,
  type StageName,
} from "@kdl/schemas/applications/stages";
import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { linkToken } from "../mail/application-link.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { accept } from "../submissions/accept.ts";
import { addNote } from "../submissions/notes.ts";
import { apply } from "../testing/applications.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { act, readOwn } from "./act.ts";
import { applicationToWire } from "./application-to-wire.ts";
import { changeStage } from "./change-stage.ts";
import { composeLinksMail } from "./send-links.ts";

const PLANTED = "PLANTED-NOTE-7261";
const DAY_MS = 24 * 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const form = "volunteer";
const collection = formSlugs[form];
const set = (id: string, data: Record<string, unknown>) =>
  payload.db.updateOne({ collection, id, data, returning: false });
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message.split(":")[0],
  );
const shown = async (token: string, now = new Date()) =>
  applicationToWire(payload, await readOwn(payload, token, now));

async function applied(of: ApplicationForm = form, more: object = {}) {
  const application = await apply(payload, of, more);
  return { ...application, token: linkToken(of, application.reference) };
}

async function offered(answerBy: Date) {
  const application = await applied();
  const change = { form, application: application.id, from: "received", to: "selected" } as const;
  await inTransaction(payload, (req) => changeStage(req, { ...change, actor: "staff", answerBy }));
  return application;
}

test.each(applicationForms)("%s: stores a digest, never the token", async (of) => {
  const { id, token } = await applied(of);
  const doc = await payload.findByID({
    collection: formSlugs[of],
    id,
    showHiddenFields: true,
  });
  expect(doc.linkDigest).toHaveLength(43);
  const { docs: jobs } = await payload.find({ collection: "payload-jobs", pagination: false });
  expect(JSON.stringify([doc, jobs])).not.toContain(token);
  expect(await shown(token)).toMatchObject({ form: of, first_name: "Asha", stage: "received" });
});

test("other forms have no link", async () => {
  expect(await accept(payload, sampleSubmission("contact"))).not.toHaveProperty("link_token");
});

test("works until 90 days after the application has ended", async () => {
  const { id, token } = await applied();
  const endedAt = new Date(Date.now() - LINK_TTL_MS);
  await set(id, { stageSince: endedAt.toISOString() });
  expect((await shown(token)).stage).toBe("received");
  await set(id, { stage: "declined" });
  const lastMoment = new Date(endedAt.getTime() + LINK_TTL_MS - 1);
  expect((await shown(token, lastMoment)).stage).toBe("declined");
  expect(await refused(shown(token))).toBe("NOT_FOUND");
  expect(await refused(act(payload, token, "withdraw", "declined"))).toBe("NOT_FOUND");
});

test("a prepared decision isn't disclosed", async () => {
  const { id, token, email } = await applied();
  const before = await shown(token);
  await set(id, {
    pendingStage: "declined",
    releaseAt: new Date(Date.now() + DAY_MS).toISOString(),
  });
  const by = { id: "1", name: PLANTED };
  await addNote({ payload }, { collection, submission: id, text: PLANTED, by });
  expect(await shown(token)).toEqual(before);
  const mails = [
    await composeMail(payload, { collection, id, kind: "confirmation", job: "a" }),
    await composeLinksMail(payload, email, "b"),
  ];
  expect(JSON.stringify([before, mails])).not.toMatch(/PLANTED|declined|can’t offer/);
  expect(JSON.stringify(mails)).toContain(token);
});

test("two simultaneous withdrawals withdraw once", async () => {
  const { id, token } = await applied();
  const presses = Array.from({ length: 5 }, () => act(payload, token, "withdraw", "received"));
  expect((await Promise.all(presses)).map(({ stage }) => stage)).toEqual(
    presses.map(() => "withdrawn"),
  );
  const { docs } = await payload.find({
    collection: "stage-changes",
    where: { application: { equals: id } },
  });
  expect(docs).toMatchObject([{ from: "received", to: "withdrawn", actor: "applicant" }]);
});

test("an offer can be accepted until its deadline, and not withdrawn afterwards", async () => {
  const { token } = await offered(new Date(Date.now() + DAY_MS));
  expect((await shown(token)).answer_by).not.toBeNull();
  expect(await refused(act(payload, token, "accept", "received"))).toBe("STAGE_CHANGED");
  expect((await act(payload, token, "accept", "selected")).stage).toBe("confirmed");
  expect((await act(payload, token, "accept", "selected")).stage).toBe("confirmed");
  expect(await refused(act(payload, token, "withdraw", "confirmed"))).toBe("STAGE_CHANGED");
  const late = await offered(new Date(Date.now() - 1));
  expect(await refused(act(payload, late.token, "accept", "selected"))).toBe("OFFER_ENDED");
  expect((await shown(late.token)).stage).toBe("selected");
});

test("only one of a simultaneous acceptance and withdrawal succeeds", async () => {
  const { token } = await offered(new Date(Date.now() + DAY_MS));
  const outcomes = await Promise.all([
    refused(act(payload, token, "accept", "selected")),
    refused(act(payload, token, "withdraw", "selected")),
  ]);
  expect(outcomes.toSorted()).toEqual(["STAGE_CHANGED", "done"]);
});

test("the confirmation says what happens next and by when, and has the link", async () => {
  await payload.updateGlobal({
    slug: "next-steps",
    data: { volunteer: { text: "A person called Ravi calls you.", days: 3 } },
  });
  const { id, token } = await applied();
  const mail = await composeMail(payload, { collection, id, kind: "confirmation", job: "a" });
  expect(mail?.text).toMatch(/A person called Ravi calls you\. You will hear from us by \d+ \w+/);
  expect(mail?.text).toContain(`/application/${token}`);
  expect(mail?.text).toContain("This isn't a decision yet.");
  const { next } = await shown(token);
  expect(next?.text).toBe("A person called Ravi calls you.");
  const days = (Date.parse(next?.by ?? "") - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(3);
  await set(id, { receivedAt: new Date(Date.now() - 4 * DAY_MS).toISOString() });
  expect((await shown(token)).next?.by).toBeNull();
});

test("an application from before links existed gets one when it is requested", async () => {
  const { id, token, email } = await applied();
  await set(id, { linkDigest: null });
  expect(await refused(shown(token))).toBe("NOT_FOUND");
  const mail = await composeLinksMail(payload, email, "a-job");
  expect(mail?.text).toContain(token);
  expect((await shown(token)).stage).toBe("received");
});

test("one mail has the links to all applications of an address, except those in quarantine", async () => {
  const first = await applied("volunteer");
  const second = await applied("club-registration", { email: first.email });
  const hidden = await applied("volunteer", { email: first.email });
  await set(hidden.id, { quarantined: true });
  const mail = await composeLinksMail(payload, first.email, "a-job");
  expect(mail?.to).toBe(first.email);
  for (const { token } of [first, second]) expect(mail?.text).toContain(token);
  expect(mail?.text).not.toContain(hidden.token);
  expect(await composeLinksMail(payload, "nobody@example.org", "a-job")).toBeNull();
});

test("a name that doesn't look like one isn't repeated", async () => {
  const { token } = await applied("club-registration", { full_name: "Visit evil.example now" });
  const { first_name: first } = await shown(token);
  expect(first).toBe("Visit");
  const other = await applied("club-registration", { full_name: "https://evil.example" });
  expect((await shown(other.token)).first_name).toBe("");
});

test("every invalid token takes the same queries and gets the same answer", async () => {
  const { id, token: expired } = await applied();
  const longAgo = new Date(Date.now() - LINK_TTL_MS - DAY_MS).toISOString();
  await set(id, { stage: "withdrawn", stageSince: longAgo });
  const tokens = [expired, "", "short", "x".repeat(1_000), randomBytes(32).toString("base64url")];
  const asked = vi.spyOn(payload.db, "findOne");
  const outcomes = [];
  for (const token of tokens) {
    asked.mockClear();
    const answer = await refused(readOwn(payload, token, new Date()));
    const queries = asked.mock.calls.map(([{ collection: asks, where }]) => [
      asks,
      Object.keys(where ?? {}),
      JSON.stringify(where).length,
    ]);
    outcomes.push({ answer, queries });
  }
  asked.mockRestore();
  expect(outcomes[0]).toMatchObject({ answer: "NOT_FOUND" });
  expect(outcomes[0]?.queries).toHaveLength(applicationForms.length);
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
});

test("stages of migrated applications have no invented history", async () => {
  const { id, token } = await applied();
  await set(id, { stage: "screening" satisfies StageName });
  expect((await shown(token)).history.map(({ stage }) => stage)).toEqual(["received"]);
});
