/** Mail that a process was sending when it died or lost its lease. */
import type { Payload } from "payload";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { takeLease as TakeLease } from "../leases/lease.ts";
import { type FakeMailServer, startFakeMailServer } from "../testing/fake-mail-server.ts";
import { makeContactMessage } from "../testing/make-submission.ts";
import type * as MailRunner from "./mail-runner.ts";

const MINUTE_MS = 60_000;

let server: FakeMailServer;
let payload: Payload;
let runner: typeof MailRunner;
let takeLease: typeof TakeLease;

beforeAll(async () => {
  server = await startFakeMailServer();
  // The configuration reads the environment when it is loaded, so everything is imported afterwards.
  Object.assign(process.env, { SMTP_URL: server.url, STAFF_EMAIL: "staff@example.org" });
  runner = await import("./mail-runner.ts");
  ({ takeLease } = await import("../leases/lease.ts"));
  const { startPayload } = await import("../testing/start-payload.ts");
  payload = await startPayload();
});
afterAll(() => server.close());
beforeEach(() => {
  server.messages.length = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const collection of ["payload-jobs", "mail-counts"] as const) {
    await payload.delete({ collection, where: {} });
  }
});

const jobs = async () => (await payload.find({ collection: "payload-jobs" })).docs;

/** Puts all jobs in the state in which a dying process leaves them. */
const beginAll = () =>
  payload.db.updateMany({
    collection: "payload-jobs",
    where: {},
    data: { processing: true, updatedAt: new Date().toISOString() },
  });

test("resumes mail of a process that died, once its lease has ended", async () => {
  await makeContactMessage(payload);
  const claims = (await jobs()).map(({ id }) => takeLease(payload, `mail:${id}`, MINUTE_MS));
  const leases = await Promise.all(claims);
  await beginAll();
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  await runner.runAbandonedMail(payload);
  await runner.runDueMail(payload);
  expect(server.messages, "somebody is still at it").toEqual([]);
  for (const lease of leases) await lease!.release();
  await runner.runAbandonedMail(payload);
  expect(server.messages).toHaveLength(2);
  expect(await jobs()).toEqual([]);
});

test("doesn't touch mail that a version without leases has just started", async () => {
  await makeContactMessage(payload);
  await beginAll();
  await runner.runAbandonedMail(payload);
  expect(server.messages).toEqual([]);
  await runner.requeueInterruptedMail(payload);
  await runner.runDueMail(payload);
  expect(server.messages).toHaveLength(2);
});

test("a process that has lost its lease sends nothing, and the job stays", async () => {
  await makeContactMessage(payload);
  for (const { id } of await jobs()) await payload.jobs.runByID({ id, silent: true });
  expect(server.messages).toEqual([]);
  expect(await jobs()).toMatchObject([{ processing: false }, { processing: false }]);
});

test("mail isn't sent again if the process died right after sending it", async () => {
  await makeContactMessage(payload);
  const data = { completedAt: new Date().toISOString(), processing: false };
  const [done, open] = await jobs();
  await payload.db.updateOne({ collection: "payload-jobs", id: done!.id, data });
  await runner.forgetOldMail(payload);
  expect((await jobs()).map(({ id }) => id)).toEqual([open!.id]);
  await runner.runDueMail(payload);
  expect(server.messages).toHaveLength(1);
});
