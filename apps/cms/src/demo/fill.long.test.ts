import { applicationForms, stageNames } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { formSlugs } from "../forms/form-slugs.ts";
import { startPayload } from "../testing/start-payload.ts";
import { staffOfEachRole } from "../testing/staff-sessions.ts";
import { certificatePdf } from "../certificates/certificate-pdf.ts";
import { addCertificates } from "./certificates.ts";
import { addEvents } from "./events.ts";
import { type DemoStaff, fillWithApplications } from "./fill.ts";

let payload: Payload;
let team: DemoStaff;

beforeAll(async () => {
  payload = await startPayload();
  const staff = await staffOfEachRole(payload);
  const mentor = { id: staff.idOf("mentor"), name: "mentor" };
  const coordinator = { id: staff.idOf("coordinator"), name: "coordinator" };
  team = { coordinator, mentors: [mentor, mentor] };
  await fillWithApplications(payload, team, new Date());
});

test("a demo has applications in every stage, prepared decisions, scores and resumes", async () => {
  const slugs = applicationForms.map((form) => formSlugs[form]);
  const lists = slugs.map((collection) =>
    payload.find({ collection, pagination: false, depth: 0 }),
  );
  const rows = (await Promise.all(lists)).flatMap(({ docs }) => docs);
  expect(rows).toHaveLength(60);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(stageNames));
  expect(new Set(rows.map(({ pendingStage }) => pendingStage ?? null))).toEqual(
    new Set([null, "selected", "declined"]),
  );
  expect(rows.filter(({ score }) => typeof score === "number").length).toBeGreaterThan(15);
  const withResume = rows.filter((row) => "resume" in row && row.resume?.key);
  expect(withResume).toHaveLength(48);
  const { totalDocs } = await payload.count({ collection: "people" });
  expect(totalDocs).toBe(52);
  const interviews = await payload.find({ collection: "interviews", pagination: false });
  expect(new Set(interviews.docs.map(({ state }) => state))).toEqual(
    new Set(["offered", "booked"]),
  );
});

test("a demo has certificates, of which one was revoked", async () => {
  expect(await addCertificates(payload, team.coordinator, new Date())).toBe(4);
  const { docs } = await payload.find({ collection: "certificates", pagination: false, depth: 0 });
  expect(docs.map(({ kind }) => kind).toSorted()).toEqual([
    "event",
    "event",
    "event",
    "internship",
  ]);
  expect(docs.filter(({ revokedAt }) => revokedAt)).toHaveLength(1);
  const pdf = await certificatePdf(payload, docs[0] as never);
  expect(pdf.toString("latin1", 0, 5)).toBe("%PDF-");
});

test("a demo has an event with people who wait, and one at the door", async () => {
  await addEvents(payload, team.coordinator, new Date());
  const registrationsOf = async (slug: string) => {
    const { docs: events } = await payload.find({
      collection: "events",
      where: { slug: { equals: slug } },
    });
    const { docs } = await payload.find({
      collection: "event-registrations",
      where: { event: { equals: events[0]!.id } },
      pagination: false,
    });
    return docs;
  };
  const places = (await registrationsOf("drones-from-scrap")).map(({ place }) => place);
  expect(places.toSorted()).toEqual([
    "cancelled",
    "offered",
    ...Array.from({ length: 5 }, () => "seated"),
    ...Array.from({ length: 3 }, () => "waiting"),
  ]);
  const guests = await registrationsOf("open-lab-night");
  expect(guests).toHaveLength(14);
  expect(guests.filter(({ checkedInBy }) => checkedInBy === "Main entrance")).toHaveLength(5);
});

test("a demo isn't mixed with what people sent", async () => {
  await expect(fillWithApplications(payload, team, new Date())).rejects.toThrow(
    "This site has submissions",
  );
});
