/** Strangers write to the built CMS directly, past every gateway. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentMail } from "./testing/outbox.ts";
import { type RunningCms, startCms } from "./testing/running-cms.ts";
import { sampleAnswers } from "./testing/submissions.ts";

const folder = process.env["DATA_DIR"]!;
const STRANGERS = 100;
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

test(`${STRANGERS} unsigned submissions are ${STRANGERS} refusals, without a row or a mail`, async () => {
  const send = (each: number) =>
    fetch(`${cms.url}/send-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sampleAnswers("contact", { email: `victim${each}@example.org` })),
    });
  const answers = await Promise.all(Array.from({ length: STRANGERS }, (_, each) => send(each)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: STRANGERS }, () => 401));
  for (const answer of answers) {
    expect(await answer.json()).toEqual({ code: "UNSIGNED", message: expect.any(String) });
  }
  expect(await rowsOf("contact-messages")).toBe(0);
  expect(sentMail(folder)).toEqual([]);
});

test.each([
  ["a form with a file", "POST /api/submit-training-form"],
  ["a check for duplicates", "POST /api/check-user"],
  ["a sign-up", "POST /api/members/sign-up"],
  ["a picture", "PUT /api/members/me/picture"],
  ["another spelling of a path", "POST //send-email"],
  ["an encoded path", "POST /api/%63heck-user"],
  ["a path with dots", "POST /images/../send-email"],
  ["an absolute address", "POST http://cms/send-email"],
])("%s with an endless body is refused, and its connection closed", async (_, start) => {
  const { answer, sent } = await sendEndlessly(start);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:401|404|400|308) /);
  expect(sent).toBeLessThan(32 * 1024 * 1024);
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

test("content is there for everybody", async () => {
  expect((await fetch(`${cms.url}/api/services`)).status).toBe(200);
});

test("nothing of it all was kept", () => {
  expect(readdirSync(join(folder, "resumes", "incoming"))).toEqual([]);
});

/** Sends a body in chunks until the server closes the connection. */
async function sendEndlessly(start: string) {
  const port = Number(new URL(cms.url).port);
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  let sent = 0;
  socket.on("data", (data) => (answer += String(data)));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  const head = ["Host: cms", "Content-Type: application/json", "Transfer-Encoding: chunked"];
  socket.write(`${start} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  const chunk = Buffer.from(`10000\r\n${"a".repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && sent < 1024 ** 3) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.on("drain", send);
  send();
  await closed;
  return { answer, sent };
}
