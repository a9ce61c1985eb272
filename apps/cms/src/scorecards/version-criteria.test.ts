import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createSeeder } from "../seed/create-seeder.ts";
import { seedScoreCriteria } from "../seed/seed-score-criteria.ts";
import { openSeedLog } from "../seed/seeded-keys.ts";
import { apply } from "../testing/applications.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";
import { findCriteria } from "./find-criteria.ts";
import type { ScorecardsReply } from "./replies.ts";
import { shippedCriteria } from "./shipped-criteria.ts";

const collection = "internship-applications";
type Entry = Record<string, unknown> & { id: string; version: number; criteria: Row[] };
interface Row {
  id?: string;
  label: string;
  max: number;
  weight: number;
}

let payload: Payload;
let staff: Staff;
let general: Entry;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const row = (label: string, max = 5): Row => ({ label, max, weight: 1 });
async function create(data: object) {
  const answer = await staff.as("coordinator", "POST", "score-criteria", data);
  return { ...answer, doc: answer.json["doc"] as Entry };
}
async function change(id: string, data: object) {
  const answer = await staff.as("coordinator", "PATCH", `score-criteria/${id}`, data);
  return { ...answer, doc: answer.json["doc"] as Entry };
}
const labelsFor = async (cohort: string) =>
  (await findCriteria(payload, "internship", cohort)).criteria.map(({ label }) => label);
const cards = async (role: "coordinator" | "admin", id: string) =>
  (await staff.as(role, "GET", `submissions/${collection}/${id}/scorecards`))
    .json as unknown as ScorecardsReply;
const send = (role: "coordinator" | "admin", id: string, card: object) =>
  staff.as(role, "POST", `submissions/${collection}/${id}/scorecard`, card);
const draftOf = ({ criteria, own }: ScorecardsReply) => ({
  revision: own?.revision ?? 0,
  criteria: criteria.key,
  marks: {},
  recommendation: null,
  comment: "",
  handIn: false,
});

test("shipped criteria apply until staff have some, and a new installation has them as entries", async () => {
  const shipped = shippedCriteria.internship.map(({ label }) => label);
  expect(await labelsFor("1")).toEqual(shipped);
  await seedScoreCriteria(createSeeder(payload, await openSeedLog(payload)));
  const { docs } = await payload.find({ collection: "score-criteria", sort: "form" });
  expect(docs.map(({ form, cohort, version }) => [form, cohort, version])).toEqual([
    ["club-registration", "", 1],
    ["internship", "", 1],
    ["volunteer", "", 1],
  ]);
  general = docs[1] as unknown as Entry;
  expect((await findCriteria(payload, "internship", "1")).key).toBe(`${general.id}|1`);
});

test("a cohort's own criteria come first, and there is one entry for each", async () => {
  const data = { form: "internship", cohort: "Winter 2026", criteria: [row("Own")] };
  expect((await create(data)).status).toBe(201);
  expect(await labelsFor("Winter 2026")).toEqual(["Own"]);
  expect(await labelsFor("1")).toContain("Motivation");
  const again = await create(data);
  expect([again.status, again.text]).toEqual([409, expect.stringContaining("already")]);
  // Volunteers have no cohorts.
  expect((await create({ ...data, form: "volunteer" })).status).toBe(409);
});

test("only a change of the criteria makes a version", async () => {
  const { doc } = await create({ form: "internship", cohort: "2", criteria: [row("A")] });
  expect(doc.version).toBe(1);
  expect((await change(doc.id, { criteria: doc.criteria })).doc.version).toBe(1);
  expect((await change(doc.id, { version: 9, cohort: "3", form: "volunteer" })).doc).toMatchObject({
    version: 1,
    cohort: "2",
    form: "internship",
  });
  const second = await change(doc.id, { criteria: [{ ...doc.criteria[0], label: "B" }] });
  expect(second.doc.version).toBe(2);
  const where = { key: { like: doc.id } };
  const { docs } = await payload.find({ collection: "score-criteria-versions", where });
  expect(docs.map(({ number }) => number).toSorted()).toEqual([1, 2]);
});

test("a card keeps the version it was begun with; new ones get the present one", async () => {
  const { id } = await apply(payload, "internship");
  const before = await cards("coordinator", id);
  expect(before.criteria.number).toBe(1);
  expect((await send("coordinator", id, draftOf(before))).status).toBe(200);
  await change(general.id, { criteria: [row("Only this", 10)] });
  const kept = await cards("coordinator", id);
  expect(kept.criteria).toEqual(before.criteria);
  expect((await send("coordinator", id, draftOf(kept))).status).toBe(200);
  const late = await send("admin", id, draftOf(before));
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("criteria have changed")]);
  const present = await cards("admin", id);
  expect(present.criteria).toMatchObject({ number: 2, criteria: [{ label: "Only this" }] });
  expect((await send("admin", id, draftOf(present))).status).toBe(200);
});

test.each([
  ["none", []],
  ["no label", [row("")]],
  ["a scale of one mark", [row("A", 1)]],
  ["a scale of fractions", [row("A", 2.5)]],
  ["a scale without end", [row("A", 11)]],
  ["too many", Array.from({ length: 13 }, (_, index) => row(`C${index}`))],
])("criteria can't be %s", async (_, criteria) => {
  const cohort = `bad ${crypto.randomUUID()}`.slice(0, 40);
  expect((await create({ form: "internship", cohort, criteria })).status).toBe(400);
});
