import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Payload, PayloadRequest } from "payload";
import { createLocalReq } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { InternshipApplication, User } from "../payload-types.ts";
import { resumeStore } from "../resumes/store.ts";
import { accept } from "../submissions/accept.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { downloadResume } from "./download-resume.ts";
import type { ScanState } from "../scanning/scan-states.ts";
import { removeInfectedResume } from "./remove-infected-resume.ts";
import { sendMailAgain } from "./send-mail-again.ts";

let payload: Payload;
let staff: PayloadRequest["user"];
let application: InternshipApplication;

beforeAll(async () => {
  payload = await startPayload();
  const editor: User = await payload.create({
    collection: "users",
    data: {
      name: "E",
      email: "e@example.org",
      password: "correct-horse-battery",
      roles: ["coordinator"],
    },
  });
  staff = { ...editor, collection: "users" };
  const incoming = await resumeStore.begin();
  await incoming.write(Buffer.from("%PDF-1.4 a resume"));
  await incoming.finish();
  const resume = {
    incoming,
    fileName: "Asha's CV.pdf",
    type: "pdf",
    size: 17,
    sha256: "x",
    caution: null,
  } as const;
  await accept(payload, sampleSubmission("internship", {}, { resume }));
  const { docs } = await payload.find({ collection: "internship-applications" });
  application = docs[0]!;
});
beforeEach(() => payload.delete({ collection: "payload-jobs", where: {} }));

async function call(
  endpoint: typeof downloadResume,
  routeParams: Record<string, string>,
  user: PayloadRequest["user"] = staff,
): Promise<Response> {
  const req = await createLocalReq({ req: { routeParams, user } }, payload);
  return endpoint.handler(req);
}

const resumeOf = (id: string, user?: PayloadRequest["user"], collection?: string) =>
  call(downloadResume, { collection: collection ?? "internship-applications", id }, user);
const sendAgain = (id: string, kind: string, user?: PayloadRequest["user"]) =>
  call(sendMailAgain, { collection: "internship-applications", id, kind }, user);

const member = { id: "1", collection: "members" } as unknown as PayloadRequest["user"];
const jobs = async () => (await payload.find({ collection: "payload-jobs" })).docs;

test("staff can download a resume, and browsers don't display it", async () => {
  const response = await resumeOf(application.id);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("%PDF-1.4 a resume");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-length": "17",
    "content-disposition": `attachment; filename="Asha's CV.pdf"; filename*=UTF-8''Asha%27s%20CV.pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
});

test("others are refused", async () => {
  expect((await resumeOf(application.id, null)).status).toBe(401);
  expect((await resumeOf(application.id, member)).status).toBe(403);
});

const setScan = (scan: ScanState | null, scanNote: string | null = null) =>
  payload.db.updateOne({
    collection: "internship-applications",
    id: application.id,
    data: { resume: { scan, scanNote } },
  });
const removeResume = (id: string, user: PayloadRequest["user"] = staff) =>
  call(removeInfectedResume, { collection: "internship-applications", id }, user);

test("a resume that is or may be malware can't be downloaded; a clean one can", async () => {
  for (const scan of ["waiting", "infected"] as const) {
    await setScan(scan);
    const response = await resumeOf(application.id);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/malware/) as string });
  }
  await setScan("clean");
  expect((await resumeOf(application.id)).status).toBe(200);
  await setScan(null);
});

test("a submission without a file and an unknown one are not found", async () => {
  const { reference } = await accept(payload, sampleSubmission("volunteer"));
  const { docs } = await payload.find({
    collection: "volunteer-registrations",
    where: { reference: { equals: reference } },
  });
  const withoutFile = await resumeOf(docs[0]!.id, staff, "volunteer-registrations");
  expect(withoutFile.status).toBe(404);
  expect((await resumeOf(crypto.randomUUID())).status).toBe(404);
  for (const collection of ["users", "contact-messages", "payload-jobs", ""]) {
    expect((await resumeOf(application.id, staff, collection)).status).toBe(404);
  }
});

test("staff can delete only files with malware; the rest of the row stays", async () => {
  const incoming = await resumeStore.begin();
  await incoming.finish();
  const file = { fileName: "cv.pdf", type: "pdf", size: 0, sha256: "x", caution: null } as const;
  const who = { email: "ravi@example.org", mobile: "9000000001" };
  const { reference } = await accept(
    payload,
    sampleSubmission("internship", who, { resume: { incoming, ...file } }),
  );
  const where = { reference: { equals: reference } };
  const find = async () =>
    (await payload.find({ collection: "internship-applications", where, showHiddenFields: true }))
      .docs[0]!;
  const { id, resume } = await find();
  expect((await removeResume(id)).status).toBe(404);
  const found = { scan: "infected", scanNote: "Eicar" } as const;
  await payload.db.updateOne({
    collection: "internship-applications",
    id,
    data: { resume: found },
  });
  expect((await removeResume(id, null)).status).toBe(401);
  expect((await removeResume(id, member)).status).toBe(403);
  expect((await removeResume(id)).status).toBe(200);
  expect(await resumeStore.open(resume!.key!)).toBeNull();
  expect((await find()).resume).toMatchObject({
    key: null,
    fileName: "cv.pdf",
    scan: "removed",
    scanNote: "Eicar",
  });
  expect((await resumeOf(id)).status).toBe(404);
});

test("staff can resend a single message", async () => {
  expect((await sendAgain(application.id, "confirmation")).status).toBe(202);
  expect((await jobs()).map(({ input }) => input)).toEqual([
    {
      collection: "internship-applications",
      id: application.id,
      kind: "confirmation",
      isExempt: true,
    },
  ]);
});

test("others can't resend mail, and only existing mail is resent", async () => {
  expect((await sendAgain(application.id, "notice", null)).status).toBe(401);
  expect((await sendAgain(application.id, "notice", member)).status).toBe(403);
  expect((await sendAgain(application.id, "advertisement")).status).toBe(404);
  expect((await sendAgain(crypto.randomUUID(), "notice")).status).toBe(404);
  expect(await jobs()).toEqual([]);
});

test("quarantined submissions send no mail", async () => {
  await accept(payload, sampleSubmission("internship", {}, { flag: "honeypot" }));
  const { docs } = await payload.find({
    collection: "internship-applications",
    where: { quarantined: { equals: true } },
  });
  expect((await sendAgain(docs[0]!.id, "notice")).status).toBe(409);
  expect(await jobs()).toEqual([]);
});

test("password reset links use the configured origin, whatever the request says", async () => {
  const req = await createLocalReq({}, payload);
  req.headers = new Headers({ host: "evil.example", "x-forwarded-host": "evil.example" });
  await payload.forgotPassword({ collection: "users", data: { email: "e@example.org" }, req });
  const message = sentMail(process.env["DATA_DIR"]!).at(-1)?.source.replaceAll("=\r\n", "");
  expect(message).toMatch(/^To: e@example.org\r$/m);
  expect(message).toMatch(/href=3D"http:\/\/localhost:3001\/admin\/reset\/[\da-f]{40}"/);
  expect(message).not.toContain("evil");
});
