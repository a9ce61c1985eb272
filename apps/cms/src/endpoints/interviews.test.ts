/** Interviews as staff of each role see and offer them. */
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { bookInterview } from "../applications/interviews/choose.ts";
import { interviewsOf } from "../interviews/interview.ts";
import type { InterviewsReply } from "../applications/interviews/replies.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { linkToken } from "../mail/application-link.ts";
import { apply } from "../testing/applications.ts";
import { offered, slotIn } from "../testing/interviews.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "volunteer-registrations";
let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

/** A time as a coordinator types it, in the site's time zone. */
const typed = (iso: string) =>
  new Date(iso)
    .toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" })
    .slice(0, 16)
    .replace(" ", "T");

const read = (role: "coordinator" | "mentor" | "editor", id: string) =>
  staff.as(role, "GET", `submissions/${collection}/${id}/interviews`);
const shown = async (role: "coordinator" | "mentor", id: string) =>
  (await read(role, id)).json as unknown as InterviewsReply;

function offer(id: string, more: object = {}) {
  return staff.as("coordinator", "POST", `applications/${collection}/offer-interview`, {
    application: { id, stage: "received" },
    replaces: null,
    mentor: staff.idOf("mentor"),
    slots: [typed(slotIn(2))],
    minutes: 30,
    place: "Room 4",
    ...more,
  });
}
const problemOf = async (id: string, more: object) => (await offer(id, more)).json["problem"];

test("a coordinator offers an interview, which lets the mentor see the application", async () => {
  const { id } = await apply(payload);
  expect((await read("mentor", id)).status).toBe(404);
  const before = await shown("coordinator", id);
  expect(before).toMatchObject({ mayOffer: true, timeZone: "Asia/Kolkata", interviews: [] });
  const names = before.interviewers.map(({ name }) => name);
  expect(names).toEqual(["coordinator", "mentor"]);
  expect((await offer(id)).json).toEqual({ problem: null });
  const { interviews, suggested, stage } = await shown("coordinator", id);
  expect([stage, suggested]).toEqual(["interview", staff.idOf("mentor")]);
  expect(interviews).toMatchObject([{ state: "offered", place: "Room 4", sequence: 0 }]);
  expect(interviews[0]?.slots[0]).toMatch(/ IST$/);
  const own = await shown("mentor", id);
  expect(own).toMatchObject({ mayOffer: false, mayMark: false, interviewers: [] });
  expect(own.interviews).toHaveLength(1);
  expect((await read("editor", id)).status).toBe(403);
});

test("mentors don't see others' interviews, and can't change any", async () => {
  const other = await payload.create({
    collection: "users",
    data: { name: "Other", email: "o@example.org", password: "correct-horse-x", roles: ["mentor"] },
  });
  const { id } = await offered(payload, { id: other.id, name: "Other" }, [slotIn(3)]);
  const assignees = [staff.idOf("mentor"), other.id];
  await payload.update({ collection, id, data: { assignees } });
  expect((await shown("mentor", id)).interviews).toEqual([]);
  expect((await shown("coordinator", id)).interviews).toHaveLength(1);
  const [interview] = await interviewsOf(payload, id);
  for (const command of ["offer-interview", "mark-interview"]) {
    const path = `applications/${collection}/${command}`;
    const body = { interview: interview!.id, sequence: 0, to: "cancelled" };
    expect((await staff.as("mentor", "POST", path, body)).status).toBe(403);
  }
});

const again = (id: string, kind: string, role: Role = "coordinator") =>
  staff.as(role, "POST", `submissions/${collection}/${id}/mail/${kind}`);
const sentTo = async (to: string, subject: RegExp) => {
  await runDueMail(payload);
  return sentMail(process.env["DATA_DIR"]!)
    .filter((mail) => mail.to === to && subject.test(mail.subject))
    .map(({ source }) => calendarLines(source));
};
/** @param day of the first of two times, different in each test: a mentor can be booked only once */
const begin = async (day: number) => {
  const slots = [slotIn(day), slotIn(day + 1)] as const;
  const mentor = { id: staff.idOf("mentor"), name: "mentor" };
  const applicant = await offered(payload, mentor, slots);
  const [{ id } = { id: "" }] = await interviewsOf(payload, applicant.id);
  const book = (slot: string) => bookInterview(payload, applicant.token, id, slot);
  return { ...applicant, interview: id, slots, book };
};

test("the offer can be sent again until a time is chosen", async () => {
  const { id, email, slots, book } = await begin(10);
  const offers = () => sentTo(email, /^Please choose a time/);
  expect(await offers()).toHaveLength(1);
  expect((await again(id, "interview-booked")).status).toBe(404);
  expect((await again(id, "interview-offered")).status).toBe(202);
  expect(await offers()).toHaveLength(2);
  const { mail = [] } = await payload.findByID({ collection, id });
  const kinds = mail!.filter(({ sent }) => sent).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "interview-offered")).toHaveLength(2);
  await book(slots[0]);
  expect((await again(id, "interview-offered")).status).toBe(404);
});

test("a resent invitation is for the booked time, with the same UID and SEQUENCE", async () => {
  const { id, email, interview, slots, book } = await begin(12);
  const invitations = async () => (await sentTo(email, /./)).filter(({ UID }) => UID);
  await book(slots[0]);
  const [first] = await invitations();
  expect(first).toMatchObject({ UID: `interview-${interview}`, SEQUENCE: "1" });
  expect((await again(id, "interview-booked")).status).toBe(202);
  expect(await invitations()).toEqual([first, first]);
  await book(slots[1]);
  expect((await again(id, "interview-booked")).status).toBe(202);
  const later = (await invitations()).slice(2);
  expect(later).toHaveLength(2);
  expect(later[0]).toMatchObject({ UID: first!["UID"], SEQUENCE: "2", METHOD: "REQUEST" });
  expect(later[0]!["DTSTART"]).not.toBe(first!["DTSTART"]);
  expect(later[1]).toEqual(later[0]);
  expect((await again(id, "interview-booked-mentor")).status).toBe(202);
  const toMentor = await sentTo("mentor@example.org", /^Interview: /);
  expect(toMentor.at(-1)).toMatchObject({ UID: first!["UID"], SEQUENCE: "2" });
});

test("an offer whose times have passed can't be sent again", async () => {
  const { id, interview } = await begin(18);
  const startAt = (slots: string[]) =>
    payload.db.updateOne({ collection: "interviews", id: interview, data: { slots } });
  await startAt([slotIn(-2), slotIn(1)]);
  expect((await shown("coordinator", id)).interviews[0]?.hasBegun).toBe(false);
  expect((await again(id, "interview-offered")).status).toBe(202);
  await startAt([slotIn(-2), slotIn(-1)]);
  expect((await shown("coordinator", id)).interviews[0]?.hasBegun).toBe(true);
  expect((await again(id, "interview-offered")).status).toBe(404);
});

test("resending interview mail is refused to mentors, in quarantine, and after the interview", async () => {
  const { id, interview, slots, book } = await begin(14);
  await book(slots[0]);
  for (const role of ["mentor", "editor"] as const) {
    expect((await again(id, "interview-booked", role)).status).toBe(403);
  }
  for (const kind of ["interview-cancelled", "interview-reminder", "interview-none-suits"]) {
    expect((await again(id, kind)).status).toBe(404);
  }
  await payload.db.updateOne({ collection, id, data: { quarantined: true } });
  expect((await again(id, "interview-booked")).status).toBe(409);
  await payload.db.updateOne({ collection, id, data: { quarantined: false } });
  const change = (data: Record<string, unknown>) =>
    payload.db.updateOne({ collection: "interviews", id: interview, data });
  await change({ startsAt: slotIn(-1) });
  expect((await again(id, "interview-booked")).status).toBe(404);
  await change({ startsAt: slots[0], state: "cancelled" });
  expect((await again(id, "interview-booked")).status).toBe(404);
});

/** The lines that change between states of a calendar entry. */
function calendarLines(source: string): Record<string, string> {
  const [, encoded = ""] =
    /text\/calendar[^]*?base64[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(source) ?? [];
  const lines = Buffer.from(encoded, "base64").toString().split("\r\n");
  const names = ["METHOD", "UID", "SEQUENCE", "DTSTART", "STATUS"];
  return Object.fromEntries(
    lines
      .map((line) => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 1)] as const)
      .filter(([name]) => names.includes(name)),
  );
}

test("invalid offers are refused with a message and stored nowhere", async () => {
  const { id } = await apply(payload);
  const cases: [object, RegExp][] = [
    [{ slots: [typed(slotIn(2)).replace(/..$/, "07")] }, /quarter-hour/],
    [{ slots: [typed(slotIn(-1))] }, /not over/],
    [{ slots: [typed(slotIn(2)), typed(slotIn(2))] }, /each time once/],
    [{ slots: ["2027-02-31T10:00"] }, /that exist/],
    [{ mentor: staff.idOf("editor") }, /mentor or coordinator/],
    [{ application: { id, stage: "declined" } }, /before a decision/],
    [{ application: { id, stage: "screening" } }, /in the meantime/],
    [{ replaces: crypto.randomUUID() }, /in the meantime/],
  ];
  for (const [more, words] of cases) expect(await problemOf(id, more)).toMatch(words);
  for (const more of [
    { slots: [] },
    { slots: Array.from({ length: 6 }, (_, index) => typed(slotIn(2, index))) },
    { slots: ["tomorrow"] },
    { minutes: 20 },
    { minutes: 1_000_000 },
    { place: " " },
    { mentor: "' OR 1=1 --" },
    { extra: true },
  ]) {
    expect([more, (await offer(id, more)).status]).toEqual([more, 400]);
  }
  expect(await interviewsOf(payload, id)).toEqual([]);
  expect((await payload.findByID({ collection, id })).stage).toBe("received");
});

test("a time at which the mentor has another interview is refused", async () => {
  const slot = slotIn(6);
  const mentor = { id: staff.idOf("mentor"), name: "mentor" };
  const { id, reference } = await offered(payload, mentor, [slot]);
  const [interview] = await interviewsOf(payload, id);
  await bookInterview(payload, linkToken("volunteer", reference), interview!.id, slot);
  const other = await apply(payload);
  const overlapping = { slots: [typed(slotIn(6, 1))] };
  expect(await problemOf(other.id, overlapping)).toMatch(/^mentor has another interview at /);
  expect(await problemOf(other.id, { slots: [typed(slotIn(6, 2))] })).toBeNull();
  const mark = (to: string, sequence: number) =>
    staff.as("coordinator", "POST", `applications/${collection}/mark-interview`, {
      interview: interview!.id,
      sequence,
      to,
    });
  expect((await mark("held", 1)).json["problem"]).toBe("The interview hasn't begun.");
  expect((await mark("cancelled", 0)).json["problem"]).toMatch(/in the meantime/);
  expect((await mark("cancelled", 1)).json["problem"]).toBeNull();
  const [shownAs] = (await shown("coordinator", id)).interviews;
  expect(shownAs).toMatchObject({ state: "cancelled", endedBy: "coordinator" });
});
