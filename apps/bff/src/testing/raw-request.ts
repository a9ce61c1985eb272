import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
}

/** A request over a socket with nothing added: `fetch` sets Host and encodings, and mends paths. */
export function rawRequest(
  address: string,
  path: string,
  options: RawOptions = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, ...options }, (reply) => {
      buffer(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
        reject,
      );
    });
    call.once("error", reject);
    call.end();
  });
}
