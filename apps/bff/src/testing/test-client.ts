/** The HTTP client of the gateway's tests: supertest, over a real connection. */
import { Agent, type Server } from "node:http";
import request, { type Response, type Test } from "supertest";

const METHODS = ["get", "head", "post", "put", "delete", "options"] as const;

/** It keeps no cookies and follows no redirects, so that each test says what it sends. */
export type TestClient = Record<(typeof METHODS)[number], (path: string) => Test>;

/** @param target an address, or a server that listens: supertest would start and stop it for each request */
export function createTestClient(target: Server | string): TestClient {
  const client = request(target);
  // As browsers do; superagent's default, a connection for each request, takes twice as long.
  const agent = new Agent({ keepAlive: true });
  const calls = METHODS.map((method) => [
    method,
    (path: string) => client[method](path).agent(agent),
  ]);
  return Object.fromEntries(calls) as TestClient;
}

/** For the environment of a gateway whose clients have their own addresses: see {@link from}. */
export const BEHIND_PROXY = { TRUST_PROXY: "127.0.0.1/32" };

/** The header with which a proxy in front of the gateway names its client. */
export const from = (address: string) => ({ "x-forwarded-for": address });

export interface SetCookie {
  name: string;
  value: string;
  isDeleted: boolean;
}

/** The cookies that a reply sets. */
export function cookiesOf({ headers }: Response): SetCookie[] {
  const lines = (headers["set-cookie"] ?? []) as unknown as string[];
  return lines.map((line) => {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const isDeleted = attributes.includes("Max-Age=0");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), isDeleted };
  });
}
