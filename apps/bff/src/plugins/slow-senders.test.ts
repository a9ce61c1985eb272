import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

async function open(stallMs = 300, headersMs = 300): Promise<Socket> {
  gateway = await startTestGateway({ clientLimits: { headersMs, checkingMs: 50, stallMs } });
  const { hostname, port } = new URL(gateway.address);
  return connect({ host: hostname, port: Number(port) });
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`;

/** Until the gateway hangs up. */
async function answerTo(socket: Socket, ...pieces: string[]) {
  for (const piece of pieces) socket.write(piece);
  const answer = await text(socket);
  const [lines = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(lines.split(" ")[1]), head: lines.toLowerCase(), body };
}

describe("a sender that stops is cut off", () => {
  test.each([
    ["/trpc/contact.send", "application/json", '{"answers":'],
    ["/contact", "application/x-www-form-urlencoded", "name=Asha"],
    ["/club-registration", "application/json", "{"],
  ])("in the body of %s", async (path, type, start) => {
    const socket = await open();
    const { status, head: lines, body } = await answerTo(socket, head(path, type), start);
    expect(status).toBe(408);
    expect(lines).toContain("connection: close");
    expect(JSON.parse(body)).toEqual({
      code: "TIMEOUT",
      message: submissionFailure.stalled,
      fields: {},
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("in the head", async () => {
    const socket = await open();
    const { status, body } = await answerTo(socket, "POST /contact HTTP/1.1\r\nHost: local");
    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ code: "TIMEOUT", fields: {} });
  });

  test("before the first byte", async () => {
    const socket = await open();
    await text(socket);
    expect(socket.readableEnded).toBe(true);
  });
});

test("a slow sender that keeps sending succeeds", async () => {
  const stallMs = 15_000;
  const socket = await open(stallMs, 10_000);
  const [arriving] = (await once(gateway.app.server, "connection")) as [Socket];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const payload = "name=Asha&email=asha%40example.org&phone=9876543210&message=Hello";
  const pieces = payload.match(/.{1,8}/g) ?? [];
  let sent = 0;
  /** Each piece arrives, and then nothing for most of the time that a sender has. */
  const sendSlowly = async (piece: string) => {
    socket.write(piece);
    sent += piece.length;
    await expect.poll(() => arriving.bytesRead).toBe(sent);
    await vi.advanceTimersByTimeAsync(0.7 * stallMs);
  };
  await sendSlowly(
    "POST /contact HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n" +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  for (const piece of pieces) await sendSlowly(piece);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
});

test("a request that isn't HTTP gets a refusal of the same shape", async () => {
  const socket = await open(10_000, 10_000);
  const { status, head: lines, body } = await answerTo(socket, "nonsense\r\n\r\n");
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ code: "BAD_REQUEST", message: requestFailure.invalid });
  expect(lines).toContain("x-request-id: ");
});
