import { formNames } from "@kdl/schemas/forms/form";
import type { Payload, SendEmailOptions } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { accept } from "../submissions/accept.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { createEvent } from "../testing/events.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailKind } from "./mail-kinds.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await payload.updateGlobal({
    slug: "contact",
    data: { email: "office@example.org", _status: "published" },
  });
});

type FormName = (typeof formNames)[number];

interface Written {
  reference: string;
  id: string;
  write(kind: MailKind): Promise<SendEmailOptions>;
}

/** Stores a submission as the API does, and composes its mail. */
async function submit(form: FormName, more: object = {}): Promise<Written> {
  const { reference } = await accept(payload, sampleSubmission(form, more));
  const collection = formSlugs[form];
  const { docs } = await payload.find({ collection, where: { reference: { equals: reference } } });
  const id = docs[0]!.id;
  return {
    reference: reference!,
    id,
    async write(kind) {
      const mail = await composeMail(payload, { collection, id, kind, job: "a-job" });
      return mail!;
    },
  };
}

const register = (event: Event, more: object = {}) =>
  submit("event-registration", { event_id: event.id, ...more });

/** Lines of an invitation, unfolded. */
function invitationIn({ icalEvent }: SendEmailOptions): string[] {
  const { content } = icalEvent as { content: string };
  expect(content.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  return content.replaceAll("\r\n ", "").split("\r\n");
}
const valueOf = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test.each(formNames)("%s: the sender gets a confirmation, staff get all answers", async (form) => {
  const event = await createEvent(payload);
  const { reference, id, write } = await submit(
    form,
    form === "event-registration" ? { event_id: event.id } : {},
  );

  const confirmation = await write("confirmation");
  expect(confirmation.to).toBe("asha@example.org");
  expect(confirmation.replyTo).toBeUndefined();
  expect(confirmation.subject).toContain(reference);
  expect(confirmation.text).toMatch(/^(?:Dear Asha Rao|Hello),\n/);
  for (const body of [confirmation.text, confirmation.html]) expect(body).toContain(reference);

  const notice = await write("notice");
  expect(notice.to).toBe("office@example.org");
  expect(notice.replyTo).toEqual({ name: "Asha Rao", address: "asha@example.org" });
  expect(notice.subject).toContain(reference);
  for (const body of [notice.text, notice.html]) {
    expect(body).toContain(reference);
    expect(body).toContain("9876543210");
    expect(body).toContain(`http://localhost:3001/admin/collections/${formSlugs[form]}/${id}`);
  }
});

test("the notice has every answer in the form's words and order", async () => {
  const { write } = await submit("internship", { email: "b@example.org", mobile: "9876543211" });
  const { text } = await write("notice");
  const facts = String(text).split("\n\n")[2]!.split("\n");
  expect(facts.slice(1)).toEqual([
    "Name: Asha Rao",
    "Email: b@example.org",
    "Mobile: 9876543211",
    "Available Timings: No",
    "Reason: Exams until May",
    "Age: 21",
    "Gender: Female",
    "Vizag Volunteer: Yes",
    `Year of Passing: ${new Date().getFullYear()}`,
    "College Name: Andhra University",
    "Branch: Computer Science",
    "Interested to Learn: Web Development",
    "Previous Experience: No",
    "Address:",
    "  MVP Colony",
    "  Visakhapatnam",
    "LinkedIn URL: https://www.linkedin.com/in/asha-rao",
    "Hobbies: Reading, Music",
    "Skills: Python",
    "Acknowledgement: Yes",
  ]);
});

test("answers are escaped in HTML, and only sent to staff", async () => {
  const attack = '<img src=x onerror="alert(1)"> & <a href="https://evil.example">win</a>';
  const { write } = await submit("contact", { name: "Visit www.evil.example", message: attack });
  const notice = await write("notice");
  expect(notice.html).not.toMatch(/<img|<a href="https:\/\/evil/);
  expect(notice.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; ");
  expect(notice.text).toContain(attack);
  const confirmation = await write("confirmation");
  expect(JSON.stringify(confirmation)).not.toContain("evil");
  expect(confirmation.text).toMatch(/^Hello,/);
});

test("strangers' text never gets into a calendar", async () => {
  const event = await createEvent(payload, { severalPerAddress: true });
  const texts = [
    `Visit http://evil.example ${"and win ".repeat(10)}`.trim(),
    "evil.example",
    "evil@evil.example",
    "You won: call 98765",
  ];
  for (const text of texts) {
    const { write } = await register(event, { first_name: text, last_name: "Rao" });
    const mail = await write("confirmation");
    const [attendee] = invitationIn(mail).filter((line) => line.startsWith("ATTENDEE"));
    expect(attendee).toMatch(/mailto:asha@example\.org$/i);
    expect(attendee).not.toContain("CN=");
    expect(JSON.stringify(mail)).not.toMatch(/evil|won/);
  }
  const { write } = await register(event, { first_name: "S.Asha", last_name: "Rao" });
  const mail = await write("confirmation");
  expect(invitationIn(mail).join()).toContain('CN="S. Asha Rao"');
  expect(mail.text).toMatch("Dear S. Asha Rao,\n");
});

test("a registration adds the event to the calendar, at the right time", async () => {
  const event = await createEvent(payload, {
    name: "Rockets; stars, and more",
    location: "Beach Road, Visakhapatnam",
    startsAt: "2030-01-05T05:00:00.000Z",
    endsAt: "2030-01-05T07:00:00.000Z",
  });
  const { id, write } = await register(event);
  const mail = await write("confirmation");
  expect(mail.text).toContain("When: Sat 5 Jan 2030, 10:30 am – 12:30 pm IST");
  expect(mail.text).toContain("Where: Beach Road, Visakhapatnam");
  expect(mail.icalEvent).toMatchObject({ method: "REQUEST" });
  const lines = invitationIn(mail);
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      `UID:${event.id}-${id}`,
      "SEQUENCE:0",
      "DTSTART:20300105T050000Z",
      "DTEND:20300105T070000Z",
      String.raw`SUMMARY:Rockets\; stars\, and more`,
      String.raw`LOCATION:Beach Road\, Visakhapatnam`,
      "STATUS:CONFIRMED",
    ]),
  );
  expect(valueOf(lines, "DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
  expect(lines.at(-1)).toBe("");
  const notice = await write("notice");
  expect(notice.icalEvent).toBeUndefined();
  expect(notice.text).toContain("Event: Rockets; stars, and more");
});

test("a change to the event updates the same entry; cancelling removes it", async () => {
  const event = await createEvent(payload);
  const { write } = await register(event);
  const first = invitationIn(await write("confirmation"));
  const change = (data: Partial<Event>) =>
    payload.update({ collection: "events", id: event.id, data });

  await change({ location: "Elsewhere" });
  const moved = invitationIn(await write("confirmation"));
  expect(valueOf(moved, "UID")).toBe(valueOf(first, "UID"));
  expect([valueOf(first, "SEQUENCE"), valueOf(moved, "SEQUENCE")]).toEqual(["0", "1"]);

  await change({ status: "cancelled" });
  const mail = await write("confirmation");
  expect(mail.subject).toMatch(/^Cancelled: Open Lab/);
  expect(mail.icalEvent).toMatchObject({ method: "CANCEL" });
  const gone = invitationIn(mail);
  expect(gone).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED"]));
  expect(valueOf(gone, "UID")).toBe(valueOf(first, "UID"));
  expect(valueOf(gone, "SEQUENCE")).toBe("2");
});

test("the mail says where a registration stands, with its private link and what to bring", async () => {
  const bring = "A laptop, and\na charger";
  const event = await createEvent(payload, { capacity: 1, bring });
  const seated = await register(event, { email: "seat@example.org" });
  const mail = await seated.write("confirmation");
  expect(mail.subject).toMatch(/^You are registered: Open Lab/);
  expect(mail.text).toContain("What to bring:\n  A laptop, and\n  a charger");
  expect(mail.text).toMatch(/https:\/\/site\.example\/registration\/[\w-]{43}\n/);
  const waiting = await register(event, { email: "queue@example.org" });
  const queued = await waiting.write("confirmation");
  expect(queued.subject).toMatch(/^You are on the waitlist: Open Lab/);
  expect(queued.icalEvent).toBeUndefined();
  expect((await waiting.write("notice")).subject).toMatch(/^Waitlist: Event registration/);
  expect(await waiting.write("seat-offered")).toBeNull();

  await payload.delete({ collection: "event-registrations", id: seated.id });
  const offer = await waiting.write("seat-offered");
  expect(offer.subject).toMatch(/^A seat is free for you: Open Lab/);
  expect(offer.text).toMatch(/It is yours if you accept it by \w+ \d+, \d{4}, \d+:\d+ [AP]M IST\./);
  expect(offer.icalEvent).toBeUndefined();
  await payload.db.updateOne({
    collection: "event-registrations",
    id: waiting.id,
    data: { place: "seated", offerEndsAt: null },
  });
  expect(await waiting.write("seat-offered")).toBeNull();
  const accepted = await waiting.write("seat-accepted");
  expect(accepted.icalEvent).toMatchObject({ method: "REQUEST" });
  const again = await waiting.write("already-registered");
  expect(again.subject).toMatch(/^You are already registered: Open Lab/);
  expect(again.text).toContain(waiting.reference);
});

test("people who can't come, or whose event is gone, get no invitation", async () => {
  const event = await createEvent(payload);
  const { write } = await register(event, { attending: "0" });
  const mail = await write("confirmation");
  expect(mail.icalEvent).toBeUndefined();
  expect(mail.subject).toMatch(/^Thank you for your answer/);
  const other = await register(event);
  await payload.delete({ collection: "events", id: event.id });
  const late = await other.write("confirmation");
  expect(late.icalEvent).toBeUndefined();
  expect(late.text).toContain("Event: Open Lab");
});

test("without a staff address, the error says what to do", async () => {
  const { write } = await submit("contact");
  await payload.updateGlobal({ slug: "contact", data: { email: null, _status: "published" } });
  await expect(write("notice")).rejects.toThrow("set STAFF_EMAIL");
});
