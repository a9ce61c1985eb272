import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { docxDocument } from "@kdl/schemas/testing/documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { applicant, formBody, postUpload } from "./testing/send-form.ts";

const MIB = 1024 * 1024;
const UPLOADS = 30;
/** More than the sockets' own buffers take. */
const BYTES = 20 * MIB;

let gateway: TestGateway;
const incoming: Socket[] = [];
const outgoing: Socket[] = [];
const onConnected = (message: unknown) => outgoing.push((message as { socket: Socket }).socket);

beforeAll(async () => {
  subscribe("undici:client:connected", onConnected);
  gateway = await startTestGateway({
    env: { RATE_LIMIT_SUBMISSIONS: "100000" },
    uploadLimits: { maxBytes: BYTES },
  });
  gateway.app.server.on("connection", (socket) => incoming.push(socket));
});
afterAll(async () => {
  unsubscribe("undici:client:connected", onConnected);
  await gateway.close();
});

/** What has come in and has not been handed to the system for the upstream. */
function heldBytes(): number {
  const came = incoming.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  const left = outgoing.map(({ bytesWritten, writableLength }) => bytesWritten - writableLength);
  return came - left.reduce((sum, bytes) => sum + bytes, 0);
}

/** Waits until nothing comes in any more. */
async function standstill(): Promise<void> {
  for (let before = -1, now = heldBytes(); before !== now; before = now, now = heldBytes()) {
    await pause(500);
  }
}

test("thirty uploads to an upstream that has stalled stay with their senders", async () => {
  gateway.upstream.fail({ form: "internship", mode: "stall", afterBytes: 1000 });
  const body = formBody(applicant(), {
    fileName: "cv.docx",
    bytes: docxDocument({ bytes: BYTES }),
  });
  const answers = Array.from({ length: UPLOADS }, () =>
    postUpload(gateway.client, "/internship-registration", body).catch(() => null),
  );
  const posted = () => gateway.upstream.posted("/api/submit-internship-form").length;
  await expect.poll(posted).toBe(UPLOADS);
  await expect.poll(heldBytes).toBeGreaterThan(UPLOADS * 256 * 1024);
  await standstill();
  const came = incoming.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  expect(came).toBeLessThan(UPLOADS * BYTES);
  expect(heldBytes()).toBeLessThan(UPLOADS * MIB);
  gateway.app.server.closeAllConnections();
  await Promise.all(answers);
}, 120_000);
