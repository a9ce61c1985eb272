/** Shows a failure in place of a reply. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { Failure } from "./failure.ts";
import { json, type Reply, send } from "./reply.ts";

const MIB = 1024 * 1024;
const DRIP_MS = 1000;

interface Exchange {
  failure: Failure;
  reply: Reply;
  request: IncomingMessage;
  response: ServerResponse;
}

const show: Record<Failure["mode"], (exchange: Exchange) => void> = {
  status: ({ failure, response }) => send(response, statusReply(failure)),
  slow: ({ reply, response }) => send(response, reply),
  stall: ({ reply, response }) => send(response, reply),
  hang: () => undefined,
  reset: ({ request }) => void request.socket.resetAndDestroy(),
  truncated: ({ reply, response, request }) => {
    response.writeHead(reply.status, {
      "content-type": reply.type,
      "content-length": reply.body.length,
    });
    response.write(firstHalf(reply), () => request.socket.destroy());
  },
  malformed: ({ reply, response }) => send(response, { ...reply, body: firstHalf(reply) }),
  "wrong-shape": ({ response }) => send(response, json(200, 42)),
  "not-json": ({ response }) =>
    send(response, {
      status: 200,
      type: "text/html; charset=utf-8",
      body: Buffer.from("<!doctype html><title>Maintenance</title><h1>Back soon</h1>"),
    }),
  huge: ({ reply, response }) => send(response, { ...reply, body: Buffer.alloc(8 * MIB, " ") }),
  "gzip-bomb": ({ reply, response }) => {
    response.writeHead(200, { "content-type": reply.type, "content-encoding": "gzip" });
    response.end(gzipSync(Buffer.alloc(64 * MIB, " ")));
  },
  redirect: ({ failure, response }) => {
    response.writeHead(302, { location: failure.location ?? "http://other-host.invalid/" });
    response.end();
  },
  drip: ({ reply, response }) => {
    response.writeHead(reply.status, {
      "content-type": reply.type,
      "content-length": reply.body.length,
    });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(reply.body.subarray(sent, sent + 1));
      sent += 1;
      if (sent >= reply.body.length) response.end();
    }, DRIP_MS);
    response.once("close", () => clearInterval(timer));
  },
};

function statusReply({
  status = 500,
  body = { message: "The server has a problem." },
}: Failure): Reply {
  if (typeof body !== "string") return json(status, body);
  return { status, type: "text/html; charset=utf-8", body: Buffer.from(body) };
}

const defaultDelayMs: Partial<Record<Failure["mode"], number>> = { slow: 3000 };

export function misbehave(
  failure: Failure,
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const delay = failure.delayMs ?? defaultDelayMs[failure.mode] ?? 0;
  const timer = setTimeout(() => show[failure.mode]({ failure, reply, request, response }), delay);
  response.once("close", () => clearTimeout(timer));
}

function firstHalf(reply: Reply): Buffer {
  return reply.body.subarray(0, Math.ceil(reply.body.length / 2));
}
