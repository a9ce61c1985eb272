/** What happens when the client or the upstream stops, stalls or disconnects, over real sockets. */
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { applicant, contentType, cv, formBody, postUpload } from "./testing/send-form.ts";

const MIB = 1024 * 1024;
const PATH = "/internship-registration";
const UPSTREAM_PATH = "/api/submit-internship-form";

let gateway: TestGateway;
let address: string;

beforeAll(async () => {
  gateway = await startTestGateway({
    env: { RATE_LIMIT_SUBMISSIONS: "100000" },
    submissions: { uploadTimeoutMs: 60_000 },
    uploadLimits: { atOnce: 3, stallMs: 1_000 },
    clientLimits: { drain: { bytes: 12 * MIB, ms: 30_000 } },
  });
  address = gateway.address;
});
afterAll(() => gateway.close());
afterEach(() => gateway.upstream.reset());

const apply = (body: Buffer) => postUpload(gateway.client, PATH, body);
const large = (bytes = 4 * MIB) => ({ fileName: "cv.pdf", bytes: pdfDocument({ bytes }) });
const bodies = () => gateway.upstream.posted(UPSTREAM_PATH).map(({ body }) => body);

/** Opens a connection and writes the head of a request. */
function open(bytes: number, headers = ""): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: application/json\r\n` +
      `Content-Type: ${contentType}\r\nContent-Length: ${bytes}\r\n${headers}\r\n`,
  );
  return socket;
}

const received = async () =>
  /^upload_received_bytes_total .*/m.exec(await metricsText(gateway.metrics.meter))?.[0];

/** Waits until no more bytes of a file arrive: all uploads wait for the upstream. */
async function standstill(): Promise<void> {
  for (let before, now = await received(); before !== now; now = await received()) {
    before = now;
    await pause(1_000);
  }
}

/** Collects received text until it matches. */
async function readUntil(socket: Socket, pattern: RegExp): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  await expect.poll(() => text).toMatch(pattern);
  return text;
}

describe("a client", () => {
  test("that disconnects half-way leaves an aborted request and nothing stored", async () => {
    const body = formBody(applicant(), large());
    const socket = open(body.length);
    socket.write(body.subarray(0, 2 * MIB));
    await expect.poll(bodies).toEqual(["coming"]);
    socket.destroy();
    await expect.poll(bodies).toEqual(["aborted"]);
    expect(gateway.upstream.submissions()).toEqual([]);
  });

  test("that disconnects while sending the fields leaves nothing at all", async () => {
    const body = formBody(applicant(), cv());
    const socket = open(body.length);
    socket.write(body.subarray(0, 300));
    await pause(50);
    socket.destroy();
    expect(await apply(formBody(applicant(2), cv()))).toMatchObject({
      status: 201,
    });
    expect(bodies()).toEqual(["whole"]);
  });

  test.each([300, 2 * MIB])("that stops sending after %i bytes gets 408", async (sent) => {
    const body = formBody(applicant(), large());
    const socket = open(body.length);
    socket.write(body.subarray(0, sent));
    const answer = await readUntil(socket, /\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(submissionFailure.stalled);
    await expect.poll(bodies).toEqual(sent > MIB ? ["aborted"] : []);
    socket.destroy();
    expect(gateway.upstream.submissions()).toEqual([]);
  });

  test("that sends slowly but steadily gets through", async () => {
    const body = formBody(applicant(), large(200_000));
    const socket = open(body.length);
    for (let at = 0; at < body.length; at += 10_000) {
      socket.write(body.subarray(at, at + 10_000));
      await pause(100);
    }
    expect(await readUntil(socket, /\}$/)).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });

  test("that reads the answer only after sending everything still gets it", async () => {
    const bad = { fileName: "cv.pdf", bytes: Buffer.alloc(8 * MIB, "x") };
    const body = formBody(applicant(), bad);
    const socket = open(body.length);
    socket.pause();
    await new Promise<void>((resolve) => socket.write(body, () => resolve()));
    await pause(100);
    socket.resume();
    const answer = await readUntil(socket, /\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain(fileMessage.mismatch);
    socket.destroy();
  });

  test("that keeps sending is cut off after getting the answer", async () => {
    const bad = { fileName: "cv.pdf", bytes: Buffer.alloc(MIB, "x") };
    const [body, total] = [formBody(applicant(), bad), 500 * MIB];
    const socket = open(total);
    const answer = readUntil(socket, /\}$/);
    socket.write(body);
    let sent = body.length;
    while (!socket.destroyed && sent < total) {
      await new Promise((resolve) => socket.write(bad.bytes, resolve));
      sent += bad.bytes.length;
    }
    expect(await answer).toContain(fileMessage.mismatch);
    expect(sent).toBeLessThan(total);
  });

  test("that waits for 100 Continue gets it", async () => {
    const body = formBody(applicant(), cv());
    const socket = open(body.length, "Expect: 100-continue\r\n");
    await readUntil(socket, /^HTTP\/1\.1 100 Continue\r\n\r\n/);
    socket.write(body);
    expect(await readUntil(socket, /\}$/)).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });
});

describe("an upstream", () => {
  const failed = { status: 503, body: { message: submissionFailure.internship } };

  test.each([
    ["dies before the body", { mode: "reset", at: "start" }],
    ["dies half-way", { mode: "reset", at: "body", afterBytes: MIB }],
    ["dies at the end", { mode: "reset", at: "end" }],
    ["says early that it is broken", { mode: "status", status: 500, at: "start" }],
    ["answers early with nothing known", { mode: "status", status: 404, at: "body" }],
  ] as const)("that %s is no success, and nothing is stored", async (_title, failure) => {
    gateway.upstream.fail({ form: "internship", ...failure });
    expect(await apply(formBody(applicant(), large()))).toMatchObject(failed);
    expect(gateway.upstream.submissions()).toEqual([]);
  });

  test("whose answer gets lost has stored the form; sending it again gets the answer", async () => {
    gateway.upstream.fail({ form: "internship", mode: "reset", at: "stored", times: 1 });
    const body = formBody(applicant(), large());
    expect(await apply(body)).toMatchObject(failed);
    const again = await apply(body);
    const [stored, ...others] = gateway.upstream.submissions();
    expect(again).toMatchObject({ status: 201, body: { reference: stored?.reference } });
    expect(others).toEqual([]);
  });

  test("that refuses early has its answer passed on", async () => {
    gateway.upstream.fail({
      form: "internship",
      mode: "status",
      status: 413,
      at: "start",
      body: { code: "TOO_LARGE", message: "no" },
    });
    const answer = await apply(formBody(applicant(), large()));
    expect(answer.body.message).toBe(fileMessage.tooLarge);
    expect(answer.status).toBe(413);
  });

  test("that is down is reported as a failure", async () => {
    gateway.upstream.outage(true);
    const message = submissionFailure.internshipCheck;
    const answer = await apply(formBody(applicant(), large()));
    expect(answer).toMatchObject({ status: 503, body: { message } });
  });

  test("that stalls for a while slows down the client, which isn't blamed", async () => {
    gateway.upstream.fail({ form: "internship", mode: "stall", afterBytes: 1000, delayMs: 2000 });
    expect(await apply(formBody(applicant(), large()))).toMatchObject({
      status: 201,
    });
  });
});

test("only so many uploads run at once; others are asked to try again", async () => {
  gateway.upstream.fail({ form: "internship", mode: "stall", afterBytes: 1000 });
  const body = formBody(applicant(), large());
  const stalled = [1, 2, 3].map(() => {
    const socket = open(body.length);
    socket.write(body);
    return socket;
  });
  await expect.poll(bodies).toEqual(["coming", "coming", "coming"]);
  await standstill();
  const answer = await apply(body);
  expect(answer).toMatchObject({ status: 503, body: { message: submissionFailure.internship } });
  expect(answer.headers["retry-after"]).toBeDefined();
  for (const socket of stalled) socket.destroy();
});
