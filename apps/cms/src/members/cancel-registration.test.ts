import { registrationClosed } from "@kdl/schemas/messages";
import { memberSubmissionsWire } from "@kdl/schemas/contract/member-replies";
import type { Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import type { Event, Member } from "../payload-types.ts";
import { accept } from "../submissions/accept.ts";
import { addNote } from "../submissions/notes.ts";
import { createEvent } from "../testing/events.ts";
import { type SentMail, sentMail } from "@kdl/runtime/testing/sent-mail";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { calendarOf, cancelRegistration } from "./cancel-registration.ts";
import { sentBy } from "./sent.ts";

const HOUR_MS = 60 * 60_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await payload.updateGlobal({ slug: "contact", data: { email: "staff@example.org" } as never });
});

let people = 0;
async function newMember(): Promise<Member> {
  const email = `person${(people += 1)}@example.org`;
  const data = { name: "Asha Rao", email, emailKey: email, passwordHash: "none" };
  return payload.create({ collection: "members", data, showHiddenFields: true });
}

async function register(member: Member, event: Event, more: object = {}): Promise<string> {
  const email = member.email.toUpperCase();
  const answers = { event_id: event.id, email, ...more };
  return (await accept(payload, sampleSubmission("event-registration", answers))).reference ?? "";
}

async function mailed(address: string): Promise<SentMail[]> {
  await runDueMail(payload);
  return sentMail(process.env["DATA_DIR"]!).filter(({ to }) => to.toLowerCase() === address);
}
const lineOf = (calendar: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, "m").exec(calendar)?.[1]?.trim();

test("cancelling a registration frees its seat, removes it from the calendar, and notifies both", async () => {
  const [asha, event] = [
    await newMember(),
    await createEvent(payload, { capacity: 1, waitlist: false }),
  ];
  const send = vi.spyOn(payload, "sendEmail");
  const reference = await register(asha, event);
  await runDueMail(payload);
  await expect(register(await newMember(), event)).rejects.toThrow(registrationClosed.full);
  await cancelRegistration(payload, asha, reference);
  await register(await newMember(), event);

  const [, mail] = await mailed(asha.email);
  const [invited, cancelled] = send.mock.calls
    .filter(([{ to }]) => String(to).toLowerCase() === asha.email)
    .map(([{ icalEvent }]) => (icalEvent as { content: string }).content);
  expect(mail?.subject).toBe(`Your registration is cancelled: Open Lab (${reference})`);
  expect(mail?.source).toContain("text/calendar; charset=utf-8; method=CANCEL");
  expect(lineOf(invited!, "METHOD")).toBe("REQUEST");
  expect(lineOf(cancelled!, "METHOD")).toBe("CANCEL");
  expect(lineOf(cancelled!, "STATUS")).toBe("CANCELLED");
  expect(lineOf(cancelled!, "UID")).toBe(lineOf(invited!, "UID"));
  expect(Number(lineOf(cancelled!, "SEQUENCE"))).toBe(Number(lineOf(invited!, "SEQUENCE")) + 1);
  const notices = (await mailed("staff@example.org")).map(({ subject }) => subject);
  expect(notices).toContain(`Cancelled: Event registration from Asha Rao (${reference})`);
});

test("a registration that was cancelled before its mail was sent isn't confirmed any more", async () => {
  const [asha, event] = [await newMember(), await createEvent(payload)];
  await cancelRegistration(payload, asha, await register(asha, event));
  const subjects = (await mailed(asha.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Your registration is cancelled/)]);
});

test.each([
  ["has begun", { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) }],
  ["is over", { startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-1) }],
])("an event that %s keeps its registrations", async (_, times) => {
  const [asha, event] = [await newMember(), await createEvent(payload)];
  const reference = await register(asha, event);
  await payload.update({ collection: "events", id: event.id, data: times });
  await expect(cancelRegistration(payload, asha, reference)).rejects.toThrow("NOT_CANCELLABLE");
});

test("another member's registration, and a quarantined one, can't be found", async () => {
  const event = await createEvent(payload, { severalPerAddress: true });
  const [asha, ravi] = [await newMember(), await newMember()];
  const reference = await register(asha, event);
  const spam = sampleSubmission(
    "event-registration",
    { event_id: event.id, email: asha.email },
    { flag: "links" },
  );
  const aside = (await accept(payload, spam)).reference ?? "";
  for (const [member, name] of [
    [ravi, reference],
    [asha, aside],
    [asha, "K7Q4-M2XR"],
    [asha, "' OR 1=1 --"],
  ] as const) {
    await expect(cancelRegistration(payload, member, name)).rejects.toThrow("NOT_FOUND");
    await expect(calendarOf(payload, member, name)).rejects.toThrow("NOT_FOUND");
  }
  expect(await sentBy(payload, ravi)).toEqual([]);
});

test("the list says how far staff have come, and nothing of an event that is hidden", async () => {
  const event = await createEvent(payload, { severalPerAddress: true });
  const asha = await newMember();
  const [first, second] = [await register(asha, event), await register(asha, event)];
  const [doc] = (
    await payload.find({
      collection: "event-registrations",
      where: { reference: { equals: first } },
    })
  ).docs;
  await payload.update({
    collection: "event-registrations",
    id: doc!.id,
    data: { reviewStatus: "done" },
  });
  await addNote(
    { payload },
    {
      collection: "event-registrations",
      submission: doc!.id,
      text: "A remark for staff",
      by: { id: "1", name: "Kavya" },
    },
  );
  await cancelRegistration(payload, asha, second);
  const list = memberSubmissionsWire.parse({ submissions: await sentBy(payload, asha) });
  const about = Object.fromEntries(list.map((entry) => [entry.reference, entry]));
  expect(about[first]).toMatchObject({ status: "done", about: "Open Lab", canCancel: true });
  expect(about[second]).toMatchObject({ status: "cancelled", canCancel: false });
  expect(about[first]?.event?.slug).toBe(event.slug);
  expect(JSON.stringify(list)).not.toContain("A remark");
  await payload.update({ collection: "events", id: event.id, data: { publish: false } });
  const hidden = memberSubmissionsWire.parse({ submissions: await sentBy(payload, asha) });
  expect(hidden.map((entry) => entry.event)).toEqual([null, null]);
  await payload.delete({ collection: "events", id: event.id });
  const [gone] = memberSubmissionsWire.parse({ submissions: await sentBy(payload, asha) });
  expect(gone).toMatchObject({ about: "Open Lab", event: null, canCancel: false });
});

test("the calendar file invites nobody, and is gone once the registration is cancelled", async () => {
  const [asha, event] = [await newMember(), await createEvent(payload)];
  const reference = await register(asha, event);
  const file = (await calendarOf(payload, asha, reference)).replaceAll("\r\n ", "");
  expect(lineOf(file, "METHOD")).toBe("PUBLISH");
  expect(file).not.toContain("ATTENDEE");
  expect(file).toContain(`https://site.example/events/${event.slug}`);
  await cancelRegistration(payload, asha, reference);
  await expect(calendarOf(payload, asha, reference)).rejects.toThrow("NOT_FOUND");
});
