import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FakeClamd, startFakeClamd } from "../testing/fake-clamd.ts";
import { makeContactMessage } from "../testing/make-submission.ts";
import type { noteSent as NoteSent } from "../jobs/mail-queue.ts";
import type { metrics as Metrics } from "../metrics/metrics.ts";
import type { readReadiness as ReadReadiness } from "./read-readiness.ts";

let clamd: FakeClamd;
let payload: Payload;
let noteSent: typeof NoteSent;
let metrics: typeof Metrics;
let readReadiness: typeof ReadReadiness;
beforeAll(async () => {
  clamd = await startFakeClamd();
  // Read when the modules are loaded, which is why they are imported afterwards.
  process.env["CLAMAV_URL"] = clamd.url;
  ({ noteSent } = await import("../jobs/mail-queue.ts"));
  ({ metrics } = await import("../metrics/metrics.ts"));
  ({ readReadiness } = await import("./read-readiness.ts"));
  const { startPayload } = await import("../testing/start-payload.ts");
  payload = await startPayload();
  const { addGauges } = await import("./add-gauges.ts");
  addGauges(payload);
});
afterAll(() => clamd.close());
const clock = performance.now.bind(performance);
let elapsed = 0;
vi.spyOn(performance, "now").mockImplementation(() => clock() + elapsed);

/** What costs others work is asked again after a while only. */
async function now() {
  elapsed += 60_000;
  return readReadiness(payload);
}

test("says that all is well", async () => {
  expect(await now()).toEqual({ status: "ready", problems: [] });
});

test("serves on when something is wrong, and says what", async () => {
  await clamd.close();
  const resumes = join(process.env["DATA_DIR"]!, "resumes");
  await rm(resumes, { recursive: true });
  await writeFile(resumes, "no folder");
  const { status, problems } = await now();
  expect(status).toBe("degraded");
  expect(problems).toEqual([
    expect.stringMatching(/^Files can't be stored/),
    expect.stringMatching(/^The malware scanner doesn't answer/),
  ]);
  clamd = await startFakeClamd(Number(new URL(clamd.url).port));
  await rm(resumes);
});

test("mail that can't be sent is reported and counted", async () => {
  await makeContactMessage(payload);
  await payload.db.updateMany({
    collection: "payload-jobs",
    where: {},
    data: { createdAt: new Date(Date.now() - 40 * 60_000).toISOString() },
  });
  const { problems } = await now();
  expect(problems).toEqual(["Mail has been waiting for 40 minutes, and none has left since."]);
  const text = await metricsText(metrics.meter);
  expect(text).toMatch(/^mail_queue_length 2$/m);
  expect(text).toMatch(/^mail_oldest_waiting_seconds 240\d/m);
  expect(text).toMatch(/^scan_queue_length 0$/m);
  expect(text).toMatch(/^database_up 1$/m);
  noteSent();
  expect(await now(), "some leave").toEqual({ status: "ready", problems: [] });
  expect(await metricsText(metrics.meter)).toMatch(/^mail_sent_total{outcome="sent"} 1$/m);
});

test("doesn't serve without its database, or with one of an older version", async () => {
  const known = payload.db.prodMigrations;
  payload.db.prodMigrations = [...(known as object[]), { name: "29990101_newer" }] as never;
  expect(await now()).toEqual({
    status: "not ready",
    problems: ["The database lacks the migration 29990101_newer: start the CMS again."],
  });
  payload.db.prodMigrations = known as never;
  const { closeDatabase } = await import("../database/close.ts");
  await closeDatabase(payload);
  expect(await now()).toEqual({
    status: "not ready",
    problems: ["The database doesn't answer."],
  });
  expect(await metricsText(metrics.meter)).toMatch(/^database_up 0$/m);
});
