import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../database/transactions.ts";
import { changeStage } from "../applications/change-stage.ts";
import { composeLinksMail } from "../applications/send-links.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { shippedTexts } from "../mail/templates/shipped.ts";
import { addShippedTemplates } from "../mail/templates/template-of.ts";
import { bookInterview } from "../applications/interviews/choose.ts";
import { interviewsOf } from "../interviews/interview.ts";
import { composeInterviewMail } from "../mail/compose-interview-mail.ts";
import { apply } from "../testing/applications.ts";
import { newMentor, offered, slotIn } from "../testing/interviews.ts";
import { fieldErrors } from "../testing/payload-api.ts";
import { REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "mail-templates";
const free = { title: "Interview", subject: "About your {{form}}", body: "See {{link}}" };

let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const stageTemplate = async (key: string) =>
  (await payload.find({ collection, where: { purpose: { equals: key } } })).docs[0]!;

async function declinedMail() {
  const { id } = await apply(payload);
  const change = { form: "volunteer", application: id, from: "received", to: "declined" } as const;
  await inTransaction(payload, (req) => changeStage(req, { ...change, actor: "staff" }));
  const wanted = { collection: "volunteer-registrations", id, kind: "declined", job: "j" } as const;
  return (await composeMail(payload, wanted))!;
}

test("the site's own mails have a template each, added once", async () => {
  await addShippedTemplates(payload);
  await addShippedTemplates(payload);
  const { docs } = await payload.find({ collection, pagination: false });
  expect(docs.map(({ purpose }) => purpose).toSorted()).toEqual(
    Object.keys(shippedTexts).toSorted(),
  );
});

test("a coordinator's text is mailed, and a restart doesn't undo it", async () => {
  expect((await declinedMail()).text).toContain("We are sorry that we can't offer you a place");
  const { id } = await stageTemplate("declined");
  const data = {
    subject: "News, {{firstName}}",
    body: "Not this time.\n\nTry {{organisation}} again.",
  };
  expect((await staff.as("coordinator", "PATCH", `${collection}/${id}`, data)).status).toBe(200);
  await addShippedTemplates(payload);
  const mail = await declinedMail();
  expect(mail.subject).toMatch(/^News, Asha \([\w-]+\)$/);
  expect(mail.text).toContain("Not this time.\n\nTry ");
});

test("confirmations have a template for each form", async () => {
  const { id: template } = await stageTemplate("confirmation-volunteer");
  const { id, reference } = await apply(payload);
  const wanted = {
    collection: "volunteer-registrations",
    id,
    kind: "confirmation",
    job: "j",
  } as const;
  const shipped = await composeMail(payload, wanted);
  expect(shipped!.subject).toBe(`We have your volunteer registration (${reference})`);
  const data = { subject: "Got it, {{firstName}}", body: "Next: {{nextStep}}\n\n{{link}}" };
  await staff.as("coordinator", "PATCH", `${collection}/${template}`, data);
  const mail = await composeMail(payload, wanted);
  expect(mail!.subject).toBe(`Got it, Asha (${reference})`);
  expect(mail!.text).toMatch(/Next: \S.* You will hear from us by \d+ \w+\./);
  const other = await apply(payload, "club-registration");
  const club = { ...wanted, collection: "club-registrations", id: other.id } as const;
  expect((await composeMail(payload, club))!.subject).toMatch(/^We have your club registration/);
});

test("mails about interviews have templates, and keep the facts and the calendar", async () => {
  const slots = [slotIn(2)];
  const { id, token } = await offered(payload, await newMentor(payload), slots);
  const [{ id: interview } = { id: "" }] = await interviewsOf(payload, id);
  await bookInterview(payload, token, interview, slots[0]!);
  const { id: template } = await stageTemplate("interview-booked");
  const data = { subject: "{{interviewer}} at {{interviewTime}}", body: "See you.\n\n{{link}}" };
  expect((await staff.as("coordinator", "PATCH", `${collection}/${template}`, data)).status).toBe(
    200,
  );
  const mail = await composeInterviewMail(payload, {
    interview,
    kind: "interview-booked",
    job: "j",
  });
  expect(mail!.subject).toMatch(/^Meera at .* IST \(/);
  expect(mail!.text).toMatch(/^Dear .*\n\nSee you\.\n\n/);
  for (const fact of ["When: ", "Where: ", "With: Meera", "choose another time:\nhttp"]) {
    expect(mail!.text).toContain(fact);
  }
  expect(mail!.icalEvent).toMatchObject({ method: "REQUEST" });
});

test("the letter with somebody's links has a template, too", async () => {
  const { email, reference } = await apply(payload);
  await apply(payload, "volunteer", { email });
  const { id } = await stageTemplate("links");
  const data = { subject: "Links of {{organisation}}", body: "Here they are.\n\n{{link}}" };
  expect((await staff.as("coordinator", "PATCH", `${collection}/${id}`, data)).status).toBe(200);
  const mail = await composeLinksMail(payload, email, "a-job");
  expect(mail!.subject).toMatch(/^Links of \S/);
  expect(mail!.text).toMatch(/^Hello,\n\nHere they are\.\n\nYour volunteer registration \(/);
  expect(mail!.text).toContain(`(${reference}):\nhttp`);
  expect(String(mail!.text).match(/\/application\/[\w-]{43}/g)).toHaveLength(2);
});

describe("a template is refused", () => {
  test.each([
    ["an unknown placeholder", { body: "Dear {{firstNam}}" }, "body", "{{firstNam}}"],
    ["an unknown one in the subject", { subject: "{{day}}" }, "subject", "{{day}}"],
    ["a day that a message can't know", { body: "By {{answerBy}}" }, "body", "{{answerBy}}"],
    ["no text", { body: " " }, "body", "write something"],
    ["two lines of subject", { subject: "a\nBcc: b@example.org" }, "subject", "one line"],
    ["too much text", { body: "x".repeat(5001) }, "body", "5000"],
  ])("with %s", async (_, more, field, words) => {
    const answer = await staff.as("coordinator", "POST", collection, { ...free, ...more });
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)[field]).toContain(words);
  });

  test.each([
    [{ body: "By {{answerBy}}, please." }, "{{link}}"],
    [{ subject: "An offer", body: "Answer here: {{link}}" }, "{{answerBy}}"],
  ])("as an offer: %j", async (data, missing) => {
    const { id } = await stageTemplate("selected");
    const answer = await staff.as("coordinator", "PATCH", `${collection}/${id}`, data);
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)["body"]).toContain(missing);
  });
});

test("free ones come and go; those of the site stay, with their purpose", async () => {
  const add = (purpose: string) =>
    staff.as("coordinator", "POST", collection, { ...free, purpose, key: "selected" });
  expect((await add("declined")).status).toBe(400);
  const { status, json } = await add("free");
  expect(status).toBe(201);
  const { id, purpose } = json["doc"] as { id: string; purpose: string };
  expect(purpose).toBe("free");
  expect((await staff.as("coordinator", "DELETE", `${collection}/${id}`)).status).toBe(200);
  const own = await stageTemplate("declined");
  for (const role of ["coordinator", "admin"] as const) {
    expect(REFUSED).toContain((await staff.as(role, "DELETE", `${collection}/${own.id}`)).status);
    await staff.as(role, "PATCH", `${collection}/${own.id}`, { purpose: "free" });
  }
  expect(await stageTemplate("declined")).toMatchObject({ id: own.id });
});
