import type { ServerResponse } from "node:http";

/** An answer before it is sent, so that a failure can still spoil it. */
export interface Reply {
  status: number;
  type: string;
  body: Buffer;
  headers?: Record<string, string>;
}

export function json(status: number, value: unknown): Reply {
  return {
    status,
    type: "application/json; charset=utf-8",
    body: Buffer.from(JSON.stringify(value)),
  };
}

export function send(response: ServerResponse, reply: Reply): void {
  if (reply.status === 204) {
    response.writeHead(204, reply.headers).end();
    return;
  }
  response.writeHead(reply.status, {
    ...reply.headers,
    "content-type": reply.type,
    "content-length": reply.body.length,
  });
  response.end(reply.body);
}
