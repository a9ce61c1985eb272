import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { closable } from "./close-server.ts";

/** A server that answers `/` at once, and hands over the other replies. */
async function start() {
  const replies: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/") response.end("done");
    else replies.push(response);
  });
  const close = closable(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, close, replies, port: (server.address() as AddressInfo).port };
}

test("connections that never sent a byte don't keep a server open", async () => {
  const { server, close, port } = await start();
  const silent = connect(port, "127.0.0.1").on("error", () => {});
  await once(silent, "connect");
  await close();
  expect(server.listening).toBe(false);
}, 5_000);

test("requests in progress are answered first", async () => {
  const { server, close, replies, port } = await start();
  const answered = new Promise<string>((resolve, reject) => {
    get({ port, path: "/slow" }, (reply) => resolve(text(reply))).on("error", reject);
  });
  await expect.poll(() => replies.length).toBe(1);
  const closed = close().then(() => "closed");
  await expect.poll(() => server.listening).toBe(false);
  replies[0]?.end("slow");
  expect(await answered).toBe("slow");
  expect(await closed).toBe("closed");
});

test("idle connections outlive the listener for the time given, and still serve", async () => {
  const { server, close, port } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ port, agent, path: "/" }, (reply) => resolve(text(reply))).on("error", reject);
    });
  await ask();
  const closed = close(30_000);
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask()).toBe("done");
  agent.destroy();
  await closed;
});
