/** A gateway with applicants who use no JavaScript, for the tests of one file. */
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createFormToken } from "../submissions/form-token.ts";
import { BEHIND_PROXY, from } from "./test-client.ts";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "./test-gateway.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const html = { accept: "text/html" };
export const json = { accept: "application/json" };
export const applicant = {
  website: "",
  full_name: "Asha Rao",
  email: "asha@example.org",
  phone_no: "9876543210",
  declaration: "true",
};

/** Starts it once; each test's client has its own address. */
export function applicantSite(options: TestGatewayOptions = {}) {
  let gateway: TestGateway;
  let visitors = 0;
  let address: Record<string, string>;
  beforeAll(async () => {
    gateway = await startTestGateway({ env: BEHIND_PROXY, ...options });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.upstream.reset();
    visitors += 1;
    address = from(`10.2.${visitors}.1`);
  });

  /** Sends a form as a browser without JavaScript, or as a program. */
  const send = (path: string, body: object, headers: object = html) =>
    gateway.client
      .post(path)
      .set({ ...address, ...headers })
      .type("form")
      .send(body);
  const stored = (reference: string) =>
    gateway.upstream.submissions().find((entry) => entry.reference === reference)!;

  return {
    get gateway() {
      return gateway;
    },
    get upstream() {
      return gateway.upstream;
    },
    get address() {
      return address;
    },
    send,
    get: (path: string) => gateway.client.get(path).set({ ...address, ...html }),
    post: (token: string, body: Record<string, string>, headers?: object) =>
      send(`/application/${token}`, body, headers),
    async apply(more: object = {}) {
      // Opened a while ago: without a token, or with a used one, the form looks like spam.
      const form_token = createFormToken(SECRET, Date.now() - MINUTE_MS - visitors);
      const reply = await send("/club-registration", { ...applicant, form_token, ...more });
      expect(reply.status).toBe(303);
      const location = new URL(reply.headers["location"] ?? "", "http://site");
      return {
        location,
        token: location.searchParams.get("token") ?? "",
        reference: location.searchParams.get("reference") ?? "",
      };
    },
    stored,
    stageOf: (reference: string) => stored(reference).stage,
    offer: (reference: string, days: number) =>
      gateway.upstream.moveApplication(reference, "selected", {
        answerBy: new Date(Date.now() + days * DAY_MS),
      }),
  };
}
