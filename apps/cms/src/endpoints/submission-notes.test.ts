import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { HistoryEntry } from "../submissions/history-entry.ts";
import { apply } from "../testing/applications.ts";
import { makeContactMessage } from "../testing/make-submission.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "volunteer-registrations";

let payload: Payload;
let staff: Staff;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const write = (id: string, text: unknown, slug = collection) =>
  staff.as("coordinator", "POST", `submissions/${slug}/${id}/notes`, { text });

async function historyOf(id: string, slug = collection): Promise<HistoryEntry[]> {
  const { json } = await staff.as("coordinator", "GET", `submissions/${slug}/${id}/history`);
  return json["entries"] as HistoryEntry[];
}

test("two people write at once, and both notes are kept with their authors", async () => {
  const { id } = await apply(payload);
  const path = `submissions/${collection}/${id}/notes`;
  const answers = await Promise.all([
    staff.as("coordinator", "POST", path, { text: "Called her. \n" }),
    staff.as("admin", "POST", path, { text: "Ask about <b>May</b>.\0" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const notes = (await historyOf(id)).filter(({ kind }) => kind === "note");
  expect(notes).toHaveLength(2);
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: "note", by: "coordinator", text: "Called her." }),
  );
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: "note", by: "admin", text: "Ask about <b>May</b>." }),
  );
});

test("notes, stages and mails are on one timeline, the latest first", async () => {
  const { id } = await apply(payload);
  await payload.db.updateOne({
    collection,
    id,
    data: {
      mail: [{ id: "a", kind: "confirmation", at: "2026-01-01T00:00:00.000Z", outcome: "Sent" }],
    },
  });
  await staff.as("coordinator", "POST", `applications/${collection}/move`, {
    applications: [{ id, stage: "received", pending: null }],
    to: "interview",
  });
  await write(id, "Called her.");
  expect(await historyOf(id)).toMatchObject([
    { kind: "note", text: "Called her." },
    { kind: "stage", from: "received", to: "interview", by: "coordinator", actor: "staff" },
    { kind: "mail", mail: "confirmation", isSent: false, outcome: "Sent" },
  ]);
});

test("empty and long notes, and notes about nothing, are refused", async () => {
  const { id } = await apply(payload);
  for (const text of ["", " \n ", "\0", "x".repeat(4001), 7, null, ["x"], undefined]) {
    expect((await write(id, text)).status).toBe(400);
  }
  expect((await write(crypto.randomUUID(), "x")).status).toBe(404);
  expect((await write(id, "x", "contact-messages")).status).toBe(404);
  expect((await write(id, "x", "users")).status).toBe(404);
  expect(await historyOf(id)).toEqual([]);
});

test("nobody changes or deletes a note, and mentors see none, even of what is assigned to them", async () => {
  const { id } = await apply(payload);
  const assignees = [staff.idOf("mentor")];
  await payload.update({ collection, id, data: { assignees } });
  await write(id, "PLANTED-NOTE");
  const { docs } = await payload.find({
    collection: "submission-notes",
    where: { submission: { equals: id } },
  });
  for (const role of ["admin", "coordinator", "mentor", null] as const) {
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { text: "Other" } : undefined;
      const { status } = await staff.as(role, method, `submission-notes/${docs[0]!.id}`, body);
      expect([401, 403, 404]).toContain(status);
    }
  }
  for (const path of [`submissions/${collection}/${id}/history`, `${collection}/${id}`]) {
    expect((await staff.as("mentor", "GET", path)).text).not.toContain("PLANTED-NOTE");
  }
  expect((await staff.as("mentor", "GET", `${collection}/${id}`)).status).toBe(200);
  expect(await historyOf(id)).toMatchObject([{ kind: "note", text: "PLANTED-NOTE" }]);
});

test("messages have notes too, which go with them and with nothing else", async () => {
  const [gone, kept] = [await makeContactMessage(payload), await makeContactMessage(payload)];
  for (const { id } of [gone, kept]) await write(id, `About ${id}`, "contact-messages");
  await payload.delete({ collection: "contact-messages", id: gone.id });
  const { docs } = await payload.find({
    collection: "submission-notes",
    where: { collection: { equals: "contact-messages" } },
  });
  expect(docs.map(({ text }) => text)).toEqual([`About ${kept.id}`]);
});
