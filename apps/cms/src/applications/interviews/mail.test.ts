/** The text of mail about interviews, and its calendar entries. */
import type { Payload, SendEmailOptions } from "payload";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transactions.ts";
import { type Interview, interviewsOf, readInterview } from "../../interviews/interview.ts";
import { composeInterviewMail } from "../../mail/compose-interview-mail.ts";
import { type InterviewMailKind, interviewMailKinds } from "../../mail/mail-kinds.ts";
import { newMentor, offered, slotIn } from "../../testing/interviews.ts";
import { startPayload } from "../../testing/start-payload.ts";
import { cancelInterview } from "./cancel.ts";
import { ownCalendar } from "./calendar.ts";
import { bookInterview, refuseInterview } from "./choose.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await payload.updateGlobal({ slug: "contact", data: { email: "staff@example.org" } });
});

const slots = [slotIn(2), slotIn(3)];
const [first = "", second = ""] = slots;

async function begin() {
  const mentor = await newMentor(payload);
  const applicant = await offered(payload, mentor, slots);
  const [{ id } = { id: "" }] = await interviewsOf(payload, applicant.id);
  const write = (kind: InterviewMailKind) =>
    composeInterviewMail(payload, { interview: id, kind, job: "a-job" });
  const book = (slot: string) => bookInterview(payload, applicant.token, id, slot);
  const stored = async () => (await readInterview(payload, id)) as Interview;
  const { email: to } = await payload.findByID({ collection: "users", id: mentor.id });
  return { ...applicant, mentor, interview: id, mentorMail: to, write, book, stored };
}

const calendarIn = (mail: SendEmailOptions | null) => {
  const { content = "", method } = (mail?.icalEvent ?? {}) as { content?: string; method?: string };
  const lines = content.replaceAll("\r\n ", "").split("\r\n");
  const line = (name: string) => lines.find((text) => text.startsWith(`${name}:`)) ?? null;
  return { method, line, content };
};
const moment = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

test("the offer lists times in the site's time zone, with the private link and no calendar entry", async () => {
  const { write, email, token, reference } = await begin();
  const mail = await write("interview-offered");
  expect(mail?.to).toBe(email);
  expect(mail?.subject).toBe(`Please choose a time for your interview (${reference})`);
  expect(mail?.text).toContain(" IST");
  expect(mail?.text).toContain(`/application/${token}`);
  expect(mail?.icalEvent).toBeUndefined();
});

test("both get the calendar entry: one UID, and a SEQUENCE that rises with each change", async () => {
  const { write, book, email, mentorMail, interview } = await begin();
  const sequences: number[] = [];
  for (const slot of [first, second]) {
    await book(slot);
    for (const [kind, to] of [
      ["interview-booked", email],
      ["interview-booked-mentor", mentorMail],
    ] as const) {
      const mail = await write(kind);
      const { method, line, content } = calendarIn(mail);
      expect([mail?.to, method]).toEqual([to, "REQUEST"]);
      expect(line("METHOD")).toBe("METHOD:REQUEST");
      expect(line("UID")).toBe(`UID:interview-${interview}`);
      expect(line("DTSTART")).toBe(`DTSTART:${moment(slot)}`);
      expect(content.replaceAll("\r\n ", "")).toContain(`MAILTO:${to}`);
      sequences.push(Number(line("SEQUENCE")?.split(":")[1]));
    }
  }
  expect(sequences).toEqual([1, 1, 2, 2]);
});

test("a cancelled interview leaves both calendars", async () => {
  const { write, book, stored, interview } = await begin();
  await book(first);
  const seen = await stored();
  expect(await inTransaction(payload, (req) => cancelInterview(req, seen, "Imran"))).toBe(true);
  for (const kind of ["interview-cancelled", "interview-cancelled-mentor"] as const) {
    const { method, line } = calendarIn(await write(kind));
    expect([method, line("METHOD")]).toEqual(["CANCEL", "METHOD:CANCEL"]);
    expect(line("UID")).toBe(`UID:interview-${interview}`);
    expect(line("STATUS")).toBe("STATUS:CANCELLED");
    expect(line("SEQUENCE")).toBe("SEQUENCE:2");
  }
  // Mail queued before the cancellation is no longer true, so it isn't sent.
  expect(await write("interview-booked")).toBeNull();
  expect(await write("interview-reminder-mentor")).toBeNull();
});

test("mentors learn only the first name and the reference", async () => {
  const { write, book, email, token, id, reference } = await begin();
  await book(first);
  const doc = await payload.findByID({ collection: "volunteer-registrations", id });
  for (const kind of ["interview-booked-mentor", "interview-reminder-mentor"] as const) {
    const mail = await write(kind);
    const said = JSON.stringify(mail).replaceAll("\\r\\n ", "");
    expect(said).toContain("Asha");
    expect(said).toContain(reference);
    for (const secret of [email, token, doc.phone, doc.lastName]) {
      expect(said).not.toContain(secret);
    }
  }
});

test("staff are told that no time suits", async () => {
  const { write, token, interview, reference } = await begin();
  expect(await write("interview-none-suits")).toBeNull();
  await refuseInterview(payload, token, interview);
  const mail = await write("interview-none-suits");
  expect(mail?.subject).toBe(`No time for an interview suits (${reference})`);
  expect(mail?.text).toContain("Meera Iyer");
});

test("no mail is written for a deleted application, and a booked interview prevents deletion", async () => {
  const { write, book, stored, id } = await begin();
  await book(first);
  const remove = () => payload.delete({ collection: "volunteer-registrations", id });
  await expect(remove()).rejects.toThrow(/cancel the interview/);
  const seen = await stored();
  await inTransaction(payload, (req) => cancelInterview(req, seen, "Imran"));
  await remove();
  expect(await interviewsOf(payload, id)).toEqual([]);
  for (const kind of interviewMailKinds) expect(await write(kind)).toBeNull();
});

test("the applicant's calendar file is an entry without guests", async () => {
  const { book, token } = await begin();
  await expect(ownCalendar(payload, token)).rejects.toThrow(/NOT_FOUND/);
  await book(first);
  const file = await ownCalendar(payload, token);
  expect(file).toContain(`DTSTART:${moment(first)}`);
  expect(file).toContain("METHOD:PUBLISH");
  expect(file).not.toContain("ATTENDEE");
});
