/** A proxy between gateways and CMS that breaks their traffic in one way at a time. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { constants, gzipSync } from "node:zlib";

export const faultModes = [
  "slow",
  "reset",
  "half-close",
  "trickle",
  "truncated",
  "huge",
  "gzip bomb",
] as const;
type FaultMode = (typeof faultModes)[number];

export interface FaultProxy {
  url: string;
  /** `null` lets everything through. */
  set(mode: FaultMode | null): void;
  /** How many posts have failed so far, because of the proxy or of the CMS. */
  failedPosts(): number;
  /** Refuses connections until `open` is called. */
  refuse(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 30_000;
const MIB = 1024 * 1024;
const HUGE_BYTES = 100 * MIB;
/** A few kB that unpack to 100 MiB. */
const BOMB = gzipSync(Buffer.alloc(HUGE_BYTES), { level: constants.Z_BEST_SPEED });

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Each corrupts the CMS's reply; the request has already reached the CMS. */
const breakers: Record<
  FaultMode,
  (answer: Answer, response: ServerResponse, request: IncomingMessage) => Promise<void>
> = {
  async slow(answer, response) {
    await pause(SLOW_MS, undefined, { ref: false });
    send(answer, response);
  },
  async reset(_answer, _response, { socket }) {
    socket.resetAndDestroy();
  },
  async "half-close"({ status, headers, body }, response, { socket }) {
    response.writeHead(status, { ...headers, "content-length": body.length + 1 });
    response.write(body.subarray(0, body.length / 2));
    socket.end();
  },
  async trickle({ status, headers, body }, response) {
    response.writeHead(status, { ...headers, "content-length": body.length });
    for (const byte of body) {
      if (response.destroyed) return;
      response.write(Buffer.from([byte]));
      await pause(1000, undefined, { ref: false });
    }
    response.end();
  },
  async truncated(answer, response) {
    send({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) }, response);
  },
  async huge({ status, headers }, response) {
    response.writeHead(status, { ...headers, "content-length": HUGE_BYTES });
    const piece = Buffer.alloc(MIB, " ");
    for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += MIB) {
      if (!response.write(piece)) await drained(response);
    }
    response.end();
  },
  async "gzip bomb"(answer, response) {
    const headers = { ...answer.headers, "content-encoding": "gzip" };
    send({ ...answer, headers, body: BOMB }, response);
  },
};

function send({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    for (const event of ["drain", "close"]) response.once(event, () => resolve());
  });

/** @param target address of the CMS */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let mode: FaultMode | null = null;
  let failedPosts = 0;
  const server = createServer((incoming, response) => {
    void forward(incoming, response).catch(() => {
      note(incoming);
      incoming.socket.destroy();
    });
  });

  function note({ method }: IncomingMessage): void {
    if (method === "POST") failedPosts += 1;
  }

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hostname, port } = new URL(target);
    const answer = await new Promise<Answer>((resolve, reject) => {
      const { method, url: path, headers } = incoming;
      const onward = request({ hostname, port, method, path, headers }, (reply) => {
        const { "transfer-encoding": _chunked, ...kept } = reply.headers;
        buffer(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 502, headers: kept, body }),
          reject,
        );
      });
      onward.once("error", reject);
      incoming.once("error", reject);
      incoming.pipe(onward);
    });
    if (mode !== null || answer.status >= 500) note(incoming);
    if (mode === null) send(answer, response);
    else await breakers[mode](answer, response, incoming);
  }

  const port = await listen(0);
  function listen(wanted: number): Promise<number> {
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(wanted, "127.0.0.1", () => {
        server.off("error", reject);
        resolve((server.address() as AddressInfo).port);
      });
    });
  }
  async function shut(): Promise<void> {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    set: (next) => {
      mode = next;
    },
    failedPosts: () => failedPosts,
    refuse: shut,
    open: async () => void (await listen(port)),
    close: shut,
  };
}
