/** Strangers write to the built CMS directly, bypassing every gateway. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { defaultDrainLimits } from "@kdl/runtime/http/draining-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import { type RunningCms, startCms } from "./testing/running-cms.ts";
import { sampleAnswers } from "./testing/submissions.ts";

const folder = process.env["DATA_DIR"]!;
const STRANGERS = 100;
const BODY_BYTES = 1024 ** 3;
/** What the server discards, plus what the kernel's buffers at both ends may take. */
const UNUSED_BYTES = defaultDrainLimits.bytes + 32 * 1024 ** 2;
let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms({ DATA_DIR: folder });
});
afterAll(async () => cms?.stop());

async function rowsOf(collection: string): Promise<number> {
  const path = `/payload-api/${collection}?limit=0&depth=0`;
  const response = await fetch(cms.url + path, { headers: await cms.logIn() });
  return ((await response.json()) as { totalDocs: number }).totalDocs;
}

const sendUnsigned = (each: number, path = "/send-email") =>
  fetch(cms.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sampleAnswers("contact", { email: `victim${each}@example.org` })),
  });

test(`${STRANGERS} unsigned submissions are ${STRANGERS} refusals, without a row or a mail`, async () => {
  const each = Array.from({ length: STRANGERS }, (_, index) => index);
  const answers = await Promise.all(each.map((index) => sendUnsigned(index)));
  expect(answers.map(({ status }) => status)).toEqual(each.map(() => 401));
  for (const answer of answers) {
    expect(await answer.json()).toEqual({ code: "UNSIGNED", message: expect.any(String) });
  }
  expect(await rowsOf("contact-messages")).toBe(0);
  expect(sentMail(folder)).toEqual([]);
});

test.each([
  "//send-email",
  "/send-email/",
  "/%73end-email",
  "/images/../send-email",
  "/SEND-EMAIL",
])("%s doesn't bypass the check", async (path) => {
  const { answer } = await sendEndlessly(`POST ${path}`, 1);
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(await rowsOf("contact-messages")).toBe(0);
});

test.each([
  "POST /send-email",
  "POST /api/submit-training-form",
  "POST /api/check-user",
  "POST /api/members/sign-up",
  "PUT /api/members/me/picture",
  "POST http://cms/send-email",
])("%s with a body of 1 GB is refused, and its connection closed", async (start) => {
  const { answer, sent } = await sendEndlessly(start, BODY_BYTES);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent).toBeLessThan(UNUSED_BYTES);
});

test("a member's data is not read without a signature", async () => {
  const headers = { authorization: `Bearer ${"A".repeat(43)}` };
  for (const path of [
    "/api/members/me",
    "/api/members/me/picture",
    "/api/members/me/submissions",
  ]) {
    const response = await fetch(cms.url + path, { headers });
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: "UNSIGNED", message: expect.any(String) },
    ]);
  }
});

test("content is available to everybody", async () => {
  expect((await fetch(`${cms.url}/api/services`)).status).toBe(200);
});

test("nothing was stored", () => {
  expect(readdirSync(join(folder, "resumes", "incoming"))).toEqual([]);
});

/** Sends a body in chunks, until it has all been sent or the server closes the connection. */
async function sendEndlessly(start: string, bytes: number) {
  const socket = connect(Number(new URL(cms.url).port), "127.0.0.1");
  let answer = "";
  let sent = 0;
  socket.on("data", (data) => (answer += String(data)));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  await once(socket, "connect");
  const head = ["Host: cms", "Content-Type: application/json", "Transfer-Encoding: chunked"];
  socket.write(`${start} HTTP/1.1\r\n${head.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  const chunk = Buffer.from(`10000\r\n${"a".repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && sent < bytes) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
    if (!socket.destroyed) socket.write("0\r\n\r\n");
  };
  socket.on("drain", send);
  send();
  await closed;
  return { answer, sent };
}
