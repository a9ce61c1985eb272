import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from "node:http";
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
  body?: Uint8Array;
  /** Writes the body in another way than at once. */
  send?: (call: ClientRequest) => void;
}

/**
 * A request with nothing added and a reply as it came: supertest normalises paths, asks for
 * compression and decompresses. For tests of paths, bytes and connections.
 */
export function rawRequest(
  address: string,
  path: string,
  { body: sent, send = (call) => call.end(sent), ...options }: RawOptions = {},
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
    send(call);
  });
}
