import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EICAR, type FakeClamd, startFakeClamd } from "../testing/fake-clamd.ts";
import type { resumeStore as FileStore } from "../resumes/store.ts";
import type { accept as Accept } from "../submissions/accept.ts";
import { sampleSubmission } from "../testing/submissions.ts";
import { createClamd } from "./clamd.ts";
import type { createScanRound as CreateScanRound } from "./scan-runner.ts";
import type * as Waiting from "./waiting-resumes.ts";

let clamd: FakeClamd;
let payload: Payload;
let store: typeof FileStore;
let accept: typeof Accept;
let createScanRound: typeof CreateScanRound;
let waiting: typeof Waiting;

beforeAll(async () => {
  clamd = await startFakeClamd();
  // The modules read this when they are loaded, so they are imported afterwards.
  process.env["CLAMAV_URL"] = clamd.url;
  ({ resumeStore: store } = await import("../resumes/store.ts"));
  ({ accept } = await import("../submissions/accept.ts"));
  ({ createScanRound } = await import("./scan-runner.ts"));
  waiting = await import("./waiting-resumes.ts");
  const { startPayload } = await import("../testing/start-payload.ts");
  payload = await startPayload();
});
afterAll(() => clamd.close());
beforeEach(() => {
  clamd.manner = "usual";
  clamd.streamMaxLength = 1024 * 1024;
  clamd.files.length = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await payload.delete({ collection: "volunteer-registrations", where: {} });
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const newRound = (scanner = createClamd(clamd.url)) => {
  const round = createScanRound({ payload, scanner, store });
  return () => round(new AbortController().signal);
};

/** Stores a volunteer with a resume. @returns the row's id */
async function arrives(content: string): Promise<string> {
  const incoming = await store.begin();
  await incoming.write(Buffer.from(content));
  await incoming.finish();
  const file = {
    fileName: "me.pdf",
    type: "pdf",
    size: content.length,
    sha256: "x",
    caution: null,
  } as const;
  const resume = { incoming, ...file };
  const email = `${randomUUID()}@example.org`;
  const submission = sampleSubmission("volunteer", { email }, { resume });
  const { reference } = await accept(payload, submission);
  const where = { reference: { equals: reference } };
  const { docs } = await payload.find({ collection: "volunteer-registrations", where });
  return docs[0]!.id;
}

async function resumeOf(id: string) {
  const collection = "volunteer-registrations";
  const { resume } = await payload.findByID({ collection, id, showHiddenFields: true });
  return resume!;
}

test("a stored resume waits, and is released or blocked after the scan", async () => {
  const [clean, infected] = [await arrives("%PDF-1.7 me"), await arrives(`%PDF-1.7 ${EICAR}`)];
  const { key } = await resumeOf(clean);
  expect(await resumeOf(clean)).toMatchObject({ scan: "waiting", scannedAt: null });
  expect(await waiting.scanQueue(payload)).toMatchObject({ waiting: 2 });
  await newRound()();
  expect(await resumeOf(clean)).toMatchObject({
    scan: "clean",
    scanNote: null,
    scannedAt: expect.any(String) as string,
    fileName: "me.pdf",
    key,
  });
  expect(await resumeOf(infected)).toMatchObject({
    scan: "infected",
    scanNote: "Eicar-Test-Signature",
  });
  expect(await waiting.scanQueue(payload)).toEqual({ waiting: 0, oldestAt: null });
});

test("several processes scan each file once", async () => {
  for (let count = 0; count < 10; count += 1) await arrives(`%PDF-1.7 ${count}`);
  await Promise.all([1, 2, 3].map(() => newRound()()));
  expect(clamd.files).toHaveLength(10);
  expect(await waiting.scanQueue(payload)).toEqual({ waiting: 0, oldestAt: null });
});

test("while the scanner is down, all resumes wait, and none is given up", async () => {
  const id = await arrives("%PDF-1.7 me");
  const port = Number(new URL(clamd.url).port);
  await clamd.close();
  const round = newRound();
  for (let days = 0; days < 3; days += 1) {
    await round();
    expect(await resumeOf(id)).toMatchObject({ scan: "waiting", scanNote: null });
    later(24 * 60 * 60_000);
  }
  await round();
  clamd = await startFakeClamd(port);
  await round();
  expect(clamd.files, "its wait isn't over").toEqual([]);
  later(61_000);
  await round();
  expect((await resumeOf(id)).scan).toBe("clean");
});

test("a file without a verdict says why, and doesn't block others", async () => {
  clamd.streamMaxLength = 100;
  const big = await arrives(`%PDF-1.7 ${"x".repeat(200)}`);
  const lost = await arrives("%PDF-1.7 lost");
  await store.remove((await resumeOf(lost)).key!);
  const small = await arrives("%PDF-1.7 me");
  const round = newRound();
  await round();
  expect((await resumeOf(small)).scan).toBe("clean");
  expect(await resumeOf(big)).toMatchObject({
    scan: "waiting",
    scanNote: expect.stringMatching(/bigger than the malware scanner takes/) as string,
  });
  expect(await resumeOf(lost)).toMatchObject({
    scan: "waiting",
    scanNote: "The file can't be read.",
  });
  clamd.streamMaxLength = 1000;
  later(61_000);
  await round();
  expect(await resumeOf(big)).toMatchObject({ scan: "clean", scanNote: null });
});

test("a scanner that hangs or hangs up gives no verdict", async () => {
  const id = await arrives("%PDF-1.7 me");
  for (const manner of ["silent", "cut", "nonsense"] as const) {
    clamd.manner = manner;
    await newRound(createClamd(clamd.url, { scanMs: 200, pingMs: 200 }))();
    expect((await resumeOf(id)).scan).toBe("waiting");
  }
});

test("saving an older form doesn't remove a verdict", async () => {
  const id = await arrives(`%PDF-1.7 ${EICAR}`);
  const before = await resumeOf(id);
  await newRound()();
  const user = await payload.create({
    collection: "users",
    data: {
      name: "E",
      email: "e@example.org",
      password: "correct-horse-battery",
      roles: ["admin"],
    },
  });
  await payload.update({
    collection: "volunteer-registrations",
    id,
    data: { assignees: [], resume: { ...before, scan: "clean" } },
    overrideAccess: false,
    user: { ...user, collection: "users" },
  });
  expect((await resumeOf(id)).scan).toBe("infected");
});

test("without a scanner, waiting resumes are released and infected ones stay blocked", async () => {
  const infected = await arrives(`%PDF-1.7 ${EICAR}`);
  await newRound()();
  const id = await arrives("%PDF-1.7 me");
  const { key } = await resumeOf(id);
  await waiting.releaseWaiting(payload);
  expect(await resumeOf(id)).toMatchObject({ scan: null, key, fileName: "me.pdf" });
  expect((await resumeOf(infected)).scan).toBe("infected");
});
