/** Resumes that the admin shows beside the answers. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { resumeStore } from "../resumes/store.ts";
import { accept } from "../submissions/accept.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";

const collection = "internship-applications";

let payload: Payload;
let staff: Staff;
let id: string;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
  const incoming = await resumeStore.begin();
  await incoming.write(Buffer.from("%PDF-1.4 a resume"));
  await incoming.finish();
  const file = { fileName: "Asha.pdf", type: "pdf", size: 17, sha256: "x", caution: null } as const;
  await accept(payload, sampleSubmission("internship", {}, { resume: { incoming, ...file } }));
  id = (await payload.find({ collection })).docs[0]!.id;
});

const shown = () =>
  staff.as("coordinator", "GET", `submissions/${collection}/${id}/resume?inline=true`);
const saved = () => staff.as("coordinator", "GET", `submissions/${collection}/${id}/resume`);
const change = (resume: Record<string, string | null>) =>
  payload.db.updateOne({ collection, id, data: { resume } });
const opened = async () =>
  (await payload.count({ collection: "access-log", where: { kind: { equals: "resume" } } }))
    .totalDocs;

test("staff see a PDF, and that they opened it is recorded once; each download is", async () => {
  for (let count = 0; count < 2; count += 1) {
    const { status, text, headers } = await shown();
    expect({ status, text }).toEqual({ status: 200, text: "%PDF-1.4 a resume" });
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="Asha.pdf"/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(await opened()).toBe(1);
  for (let count = 0; count < 2; count += 1) expect((await saved()).status).toBe(200);
  expect(await opened()).toBe(3);
});

test("no browser shows Word files, and PDFs that are to be opened with care", async () => {
  for (const data of [{ type: "docx" }, { type: "doc" }, { caution: "It has a form" }]) {
    await change(data);
    expect((await shown()).status).toBe(404);
    expect((await saved()).status).toBe(200);
    await change({ type: "pdf", caution: null });
  }
});

test("nobody sees what is or may be malware", async () => {
  for (const scan of ["waiting", "infected"]) {
    await change({ scan });
    expect((await shown()).status).toBe(409);
  }
  await change({ scan: "clean" });
  expect((await shown()).status).toBe(200);
});
