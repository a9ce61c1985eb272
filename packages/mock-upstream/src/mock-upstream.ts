/** A small fake upstream for tests and demonstrations: the contract's reads, with failures on demand. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Resource } from "@kdl/schemas/resources";
import type { Failure } from "./failure.ts";
import { handle } from "./handle.ts";
import { createState } from "./state.ts";

export type { Failure, FailureMode } from "./failure.ts";

export interface MockUpstreamOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The moment around which the events lie; read once, when the fake starts. */
  now?: () => Date;
  /** With it, a genuine preview token in the request adds the drafts to what is served. */
  gatewaySecret?: string;
}

export interface MockUpstream {
  /** `http://127.0.0.1:port`, for `UPSTREAM_URL`. */
  url: string;
  /** Lets matching requests fail; the latest call wins. */
  fail(failure: Failure): void;
  /** What `GET /api/{resource}` sends at present; a copy. */
  body(resource: Resource): unknown;
  /** Sends another body from now on. */
  replace(resource: Resource, body: unknown): void;
  /** While on, every connection is reset. */
  outage(on: boolean): void;
  /** How often a path has been asked for, such as `/api/services`. */
  calls(path: string): number;
  /** Back to the fixtures: no failure, no outage, counts at 0. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the fake on 127.0.0.1 and resolves when it listens. */
export async function startMockUpstream(options: MockUpstreamOptions = {}): Promise<MockUpstream> {
  const state = createState(options.now?.() ?? new Date(), options.gatewaySecret);
  const server = createServer((request, response) => void handle(request, response, state));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (failure) => state.failures.unshift({ ...failure }),
    body: (resource) => structuredClone(state.bodies.get(resource)),
    replace: (resource, body) => void state.bodies.set(resource, body),
    outage: (on) => {
      state.outage = on;
    },
    calls: (path) => state.calls.get(path) ?? 0,
    reset: () => state.reset(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
