import { type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import { createDrainingServer, DrainingResponse } from "./draining-server.ts";
import { openSocket, type OpenSocket } from "../testing/open-socket.ts";

const MIB = 1024 * 1024;
const LIMITS = { bytes: 8 * MIB, ms: 2_000 };

class Reply extends DrainingResponse {
  override get drainLimits() {
    return LIMITS;
  }
}

let server: Server;
const asked: string[] = [];
afterEach(() => {
  server.closeAllConnections();
  server.close();
  asked.length = 0;
});

async function start(listener: RequestListener): Promise<number> {
  server = createDrainingServer({ Reply }, (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const head = (bytes: number, more = "", method = "POST") =>
  `${method} /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n${more}\r\n`;
const NEXT = "GET /next HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Sends all of a body before it looks at the reply, as browsers do. */
async function sendBlindly({ socket }: OpenSocket, text: string, bytes: number): Promise<void> {
  socket.pause();
  socket.write(text);
  await new Promise((resolve) => socket.write(Buffer.alloc(bytes, "x"), resolve));
  socket.resume();
}

function refuse(response: ServerResponse): void {
  response.statusCode = 415;
  response.end("no");
}

/** What programs do with a body that they don't want. */
const refusals: [string, RequestListener][] = [
  ["is not touched", (_, response) => refuse(response)],
  [
    "waits in a pipe that nobody reads",
    (request, response) => {
      request.pipe(new PassThrough());
      refuse(response);
    },
  ],
  [
    "is paused by its reader",
    (request, response) => {
      request.on("data", () => request.pause());
      request.once("data", () => refuse(response));
    },
  ],
  [
    "has a reader that waits for 'readable'",
    (request, response) => void request.once("readable", () => refuse(response)),
  ],
];

const giveUp: RequestListener = async (request, response) => {
  for await (const _chunk of request) break;
  refuse(response);
};

test("a body whose reader stopped half-way ends the connection after the reply", async () => {
  const client = openSocket(await start(giveUp));
  client.socket.write(head(4 * MIB));
  client.socket.write(Buffer.alloc(MIB, "x"));
  await expect.poll(client.received, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 415 [^]*no$/);
  await expect.poll(client.state, { timeout: 10_000 }).toBe("ended");
});

describe.each(refusals)("a body that %s", (_title, listener) => {
  test("leaves the connection to the next request", async () => {
    const port = await start((request, response) =>
      request.url === "/next" ? response.end("next") : listener(request, response),
    );
    const client = openSocket(port);
    await sendBlindly(client, head(4 * MIB), 4 * MIB);
    client.socket.write(NEXT);
    await expect
      .poll(client.received)
      .toMatch(/^HTTP\/1\.1 415 [^]*no[^]*HTTP\/1\.1 200 [^]*next$/);
    client.socket.destroy();
  });

  test("doesn't lose the last reply of a connection", async () => {
    const port = await start(listener);
    const client = openSocket(port);
    await sendBlindly(client, head(4 * MIB, "Connection: close\r\n"), 4 * MIB);
    await expect.poll(client.state).toBe("ended");
    expect(client.received()).toMatch(/^HTTP\/1\.1 415 [^]*no$/);
  });

  test("is cut off when it stalls, after the reply", async () => {
    const client = openSocket(await start(listener));
    client.socket.write(head(4 * MIB));
    client.socket.write("x");
    await expect.poll(client.received).toMatch(/^HTTP\/1\.1 415 [^]*no$/);
    expect(client.state()).toBe("open");
    await expect.poll(client.state, { timeout: 5_000 }).toBe("ended");
  });

  test("is cut off when it is too long", async () => {
    const client = openSocket(await start(listener));
    client.socket.write(head(500 * MIB));
    let sent = 0;
    const chunk = Buffer.alloc(MIB, "x");
    while (client.state() === "open" && sent < 500) {
      await new Promise((resolve) => client.socket.write(chunk, resolve));
      sent += 1;
    }
    await expect.poll(client.state).not.toBe("open");
    expect(client.received()).toMatch(/^HTTP\/1\.1 415 [^]*no$/);
    expect(sent).toBeLessThan(100);
  });

  test("survives a client that disconnects", async () => {
    const client = openSocket(await start(listener));
    client.socket.write(head(4 * MIB));
    client.socket.write("x");
    await expect.poll(client.received).toMatch(/no$/);
    client.socket.resetAndDestroy();
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
      .toBe(0);
  });
});

test("nothing is answered on a connection after Connection: close", async () => {
  const port = await start((request, response) => {
    response.setHeader("connection", "close");
    response.end(request.url);
  });
  const client = openSocket(port);
  client.socket.write(head(4));
  await expect.poll(client.state).toBe("ended");
  client.socket.write(`body${NEXT}`);
  await expect.poll(() => client.socket.destroyed).toBe(true);
  expect(client.received()).toMatch(/^HTTP\/1\.1 200 [^]*\/form$/);
  expect(asked).toEqual(["POST /form"]);
});

test("a large reply is sent while the body still arrives", async () => {
  const large = "y".repeat(16 * MIB);
  const client = openSocket(await start((_, response) => response.end(large)));
  await sendBlindly(client, head(4 * MIB), 4 * MIB);
  await expect.poll(() => client.received().length).toBeGreaterThan(large.length);
  client.socket.destroy();
});

test("a chunked body is drained like any other", async () => {
  const port = await start((_, response) => refuse(response));
  const client = openSocket(port);
  client.socket.write("POST /form HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  client.socket.write(`100000\r\n${"x".repeat(MIB)}\r\n0\r\n\r\n${NEXT}`);
  await expect.poll(client.received).toMatch(/ 415 [^]*no[^]* 415 /);
  expect(asked).toEqual(["POST /form", "GET /next"]);
  client.socket.destroy();
});
