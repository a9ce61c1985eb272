import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createDrainingServer } from "@kdl/runtime/http/draining-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endStalled } from "./end-stalled.ts";

const STALL_MS = 1_000;

/** Nobody reads the bodies. */
const server = createDrainingServer({}, (request, response) => {
  endStalled(request, response, STALL_MS);
  server.emit("taken", response);
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connectToServer = () =>
  connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });

async function nextResponse(): Promise<ServerResponse> {
  const [response] = (await once(server, "taken")) as [ServerResponse];
  return response;
}

test.each(["Content-Length: 100", "Transfer-Encoding: chunked"])(
  "a body with %s that stops coming ends its connection",
  async (framing) => {
    const socket = connectToServer();
    socket.write(`POST /payload-api/users/login HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n`);
    const response = await nextResponse();
    const isOver = once(response, "close");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close/);
    await isOver;
  },
);

test("a body that comes slowly is waited for", async () => {
  const socket = connectToServer();
  socket.write(
    "POST /payload-api/users/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 8\r\n\r\n",
  );
  const response = await nextResponse();
  const body = buffer(response.req);
  for (let sent = 0; sent < 8; sent += 1) {
    await pause(STALL_MS / 4);
    socket.write("a");
  }
  response.end(`${(await body).length} bytes`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*8 bytes/);
});
