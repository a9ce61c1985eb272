import { limitsOf } from "../../rate-limit/budgets.ts";
import { memberRefusals } from "@kdl/schemas/members/member-calls";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMemberCookies } from "../../http/member-cookies.ts";
import type { Tries } from "@kdl/runtime/limits/tries";
import { asha, MemberBrowser, PASSWORD } from "../../testing/member-browser.ts";
import { randomAnswer, randomInput } from "../../testing/random-fills.ts";
import { from } from "../../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import type { UpstreamAnswer } from "../../upstream/read-answer.ts";
import type { Context } from "../../trpc/context.ts";
import { toFailure, VisitorError } from "../../http/errors.ts";
import { createCaller } from "../router.ts";

const RUNS = 2_000;
const RUNS_OVER_HTTP = 60;
const SESSION = "s".repeat(43);

const step = fc.constantFrom("educational", "skills", "additional", "internship");
const word = fc.oneof(fc.constantFrom("EVT-7K3Q9M", "../x", "", null, {}), fc.string());
const ofForm = (right: Readonly<Record<string, string>>) => randomInput(right);
const token = "t".repeat(43);
const current_password = PASSWORD;

const stepOf = (form: fc.Arbitrary<unknown>, name: fc.Arbitrary<unknown>) =>
  fc.tuple(form, name).map(([input, value]) => ({ ...(Object(input) as object), step: value }));

/** Inputs of every mutation: valid except for some parts, or not valid at all. */
const inputs: Record<string, fc.Arbitrary<unknown>> = {
  logIn: ofForm({ username: asha.email, password: PASSWORD }),
  signUp: ofForm({ name: asha.name, email: asha.email }),
  verifyEmail: ofForm({ token, password: PASSWORD }),
  confirmEmail: ofForm({ token }),
  forgotPassword: ofForm({ email: asha.email }),
  resetPassword: ofForm({ token, password: PASSWORD }),
  changePassword: ofForm({ current_password, password: PASSWORD }),
  changeEmail: ofForm({ current_password, email: "new@example.org" }),
  changeUsername: ofForm({ username: "asha.rao" }),
  deleteAccount: ofForm({ current_password }),
  saveStep: fc.oneof(
    stepOf(ofForm({ name: "Asha", phone: "9876543210" }), fc.constant("personal")),
    stepOf(ofForm({}), fc.oneof(step, step, word)),
  ),
  cancelRegistration: fc.oneof(fc.record({ reference: word }), word),
  logOut: word,
  logOutEverywhere: word,
  removePicture: word,
};

/** Any answer that an upstream might give. */
const answers = fc.oneof(
  randomAnswer,
  fc.record({
    status: fc.constantFrom(200, 204, 401, 403, 404, 409, 410, 422, 500),
    body: fc.record({
      code: fc.constantFrom(...memberRefusals),
      session: fc.constantFrom("n".repeat(43), "", null),
      expires_at: fc.constantFrom("2030-01-01T00:00:00Z", "never", 0),
      member: fc.anything(),
    }),
  }),
);

/** Limits that are never reached. */
const tries: Tries = { take: async () => ({ ok: true, giveBack: async () => {} }) };

let asked = 0;
function contextOf(answer: UpstreamAnswer): Context {
  const log = { info: () => {}, warn: () => {} };
  return {
    content: { get: () => Promise.reject(new Error("no content")) },
    now: new Date("2026-06-15T12:00:00Z"),
    timeZone: "Asia/Kolkata",
    requestId: "r-1",
    formSecret: "a secret of the tests",
    visitor: { cookies: openMemberCookies(`session=${SESSION}`, false), address: "10.0.0.1" },
    members: {
      client: {
        async ask({ body }) {
          asked += 1;
          JSON.stringify(body);
          return { ...answer, bytes: null };
        },
        isOffered: async () => true,
        close: async () => {},
      },
      log,
    },
    tries,
    sending: {
      client: {
        sendJson: () => Promise.reject(new Error("no submission")),
        sendUpload: () => Promise.reject(new Error("no upload")),
        keepsKeys: () => true,
        close: async () => {},
      },
      charge: async () => {},
      tries,
      sends: tries,
      limits: limitsOf(),
      invalidate: () => {},
      count: () => {},
      isMember: async () => false,
      log,
    },
  };
}

/** Whether an error is for visitors: not an internal one, and with a message of reasonable length. */
function isToldInWords(error: unknown): boolean {
  const { status, message, fields } = toFailure(error);
  const isUpstream = status === 503 && error instanceof VisitorError;
  const isFit = message.length > 0 && message.length < 300;
  return (status < 500 || isUpstream) && isFit && typeof JSON.stringify(fields) === "string";
}

describe(`${RUNS} random inputs`, () => {
  test.each(Object.entries(inputs))(
    "of members.%s are accepted or refused with a message, and every cookie is valid",
    async (name, input) => {
      asked = 0;
      const property = fc.asyncProperty(input, answers, async (value, answer) => {
        const context = contextOf(answer);
        const calls = createCaller(context).members as unknown as Record<
          string,
          (input: unknown) => Promise<unknown>
        >;
        const isTold = await (calls[name]?.(value) ?? Promise.reject(new Error("no call"))).then(
          () => true,
          isToldInWords,
        );
        const areSane = context.visitor.cookies
          .changes()
          .every((cookie) => /^(?:session|device)=[\w.~-]*; Path=\/; Max-Age=\d+; /.test(cookie));
        return isTold && areSane;
      });
      await fc.assert(property, { numRuns: RUNS });
      // Some inputs must get past the first check.
      expect(asked).toBeGreaterThan(RUNS / 40);
    },
    60_000,
  );
});

describe(`${RUNS_OVER_HTTP} random inputs over HTTP`, () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "100000" } });
  });
  afterAll(() => gateway.close());

  test.each(Object.entries(inputs))(
    "of members.%s give no 5xx",
    async (name, input) => {
      gateway.upstream.reset();
      gateway.upstream.addMember(asha);
      const faults = fc.asyncProperty(input, async (value) => {
        const browser = new MemberBrowser(
          gateway.client,
          `10.${Math.floor(Math.random() * 250)}.0.1`,
        );
        browser.cookies.set("session", SESSION);
        const { status } = await browser.call(name, value);
        expect(status).toBeLessThan(500);
        expect(browser.latest?.text).not.toMatch(/node_modules|ZodError|TypeError/);
      });
      await fc.assert(faults, { numRuns: RUNS_OVER_HTTP });
    },
    60_000,
  );

  test.each([
    "/user-login",
    "/sign-up",
    "/reset-password",
    "/account",
    "/edit-profile?step=skills",
  ])(
    "posted to %s give no 5xx",
    async (url) => {
      const bodies = fc.dictionary(fc.oneof(word.map(String), fc.constant("form")), fc.anything());
      const faults = fc.asyncProperty(bodies, async (body) => {
        const reply = await gateway.client
          .post(url)
          .set({ accept: "text/html", ...from(`10.${Math.floor(Math.random() * 250)}.0.1`) })
          .type("json")
          .send(JSON.stringify({ form: "change-password", ...body }));
        expect(reply.status).toBeLessThan(500);
      });
      await fc.assert(faults, { numRuns: RUNS_OVER_HTTP });
    },
    60_000,
  );
});
