/** Certificates for an event last week, and for finished internships. */
import type { Payload } from "payload";
import sharp from "sharp";
import type { StaffSignature } from "../access/staff.ts";
import { issueCertificates } from "../certificates/issue.ts";
import { revokeCertificate } from "../certificates/revoke.ts";
import { PNG_DATA_URL } from "../certificates/signature.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { createEvent, register } from "./event-registrations.ts";

const DAY_MS = 24 * 60 * 60_000;
const HOURS = 6;
const TITLE = "Robotics Saturday";
const collection = formSlugs["event-registration"];
/** Attendance of the registered people, in this order; the last one has no certificate yet. */
const attendances = ["attended", "attended", "attended", "no-show", null, "attended"] as const;

/** @returns how many certificates there are */
export async function addCertificates(
  payload: Payload,
  by: StaffSignature,
  now: Date,
): Promise<number> {
  await payload.updateGlobal({
    slug: "certificate-settings",
    data: { signatory: by.name, signatoryRole: "Coordinator", signature: await drawnSignature() },
  });
  const day = new Date(now.getTime() - 7 * DAY_MS).toISOString().slice(0, 10);
  const terms = { title: TITLE, hours: HOURS, startsOn: day, endsOn: day };
  const attended = await attendedEvent(payload, day, now);
  const ids = attended.slice(0, -1);
  const command = { form: "event-registration" as const, name: null, by };
  const { issued } = await issueCertificates(payload, { ...command, ids, terms });
  const where = { submission: { equals: issued.at(-1) } };
  const mistaken = await payload.db.findOne<{ id: string }>({ collection: "certificates", where });
  const reason = "Issued to the wrong person of this name.";
  if (mistaken) await revokeCertificate(payload, { id: mistaken.id, reason, by });
  return issued.length + (await finishInternships(payload, by, day));
}

/** @returns the ids of the registrations of people who came */
async function attendedEvent(payload: Payload, day: string, now: Date): Promise<string[]> {
  // Events that are over accept no registrations.
  const event = await createEvent(payload, {
    name: TITLE,
    slug: "robotics-saturday",
    startsAt: new Date(now.getTime() + DAY_MS),
    endsAt: new Date(now.getTime() + 2 * DAY_MS),
  });
  const attended: string[] = [];
  for (const [index, attendance] of attendances.entries()) {
    const { id } = await register(payload, {
      event,
      person: index * 3,
      ...(index === 0 && { firstName: "శ్రీలక్ష్మి" }),
      receivedAt: new Date(now.getTime() - (20 - index) * DAY_MS),
    });
    await payload.update({ collection, id, data: { attendance }, depth: 0 });
    if (attendance === "attended") attended.push(id);
  }
  const startsAt = new Date(`${day}T04:30:00Z`);
  const endsAt = new Date(startsAt.getTime() + HOURS * 60 * 60_000);
  const data = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await payload.update({ collection: "events", id: event, data, depth: 0 });
  return attended;
}

/** One of the confirmed internships is finished; the others are left for staff. */
async function finishInternships(
  payload: Payload,
  by: StaffSignature,
  day: string,
): Promise<number> {
  const { docs } = await payload.find({
    collection: formSlugs.internship,
    where: { stage: { equals: "confirmed" } },
    limit: 1,
    depth: 0,
  });
  const ids = docs.map(({ id }) => id);
  const terms = { title: "Web Development", hours: 120, startsOn: null, endsOn: day };
  const command = { form: "internship" as const, ids, terms, name: null, by };
  return (await issueCertificates(payload, command)).issued.length;
}

/** A scribble that isn't a real signature. */
async function drawnSignature(): Promise<string> {
  const line =
    "M10 80 C40 10 60 10 55 60 S45 110 80 70 S110 20 120 60 S130 100 160 60 S190 40 200 70 S230 90 290 40";
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="110"><path d="${line}" fill="none" stroke="#1c2433" stroke-width="4" stroke-linecap="round"/></svg>`;
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  return PNG_DATA_URL + png.toString("base64");
}
