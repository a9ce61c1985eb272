import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { createFrontServer } from "./front-server.ts";

test("a client's address is known after it has gone: limits are counted by it", async () => {
  const came = Promise.withResolvers<IncomingMessage>();
  const server = createFrontServer(
    (request) => came.resolve(request),
    () => {},
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const request = await came.promise;
  client.resetAndDestroy();
  const { socket } = request;
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  expect(socket.remoteAddress).toBe("127.0.0.1");
  server.close();
});
