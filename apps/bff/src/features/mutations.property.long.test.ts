import { limitsOf } from "../rate-limit/budgets.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentStore } from "../content/content-store.ts";
import { club, contact, KEY, registration } from "../testing/filled-forms.ts";
import { guest } from "../testing/guest.ts";
import { randomAnswer, randomInput, randomPerson } from "../testing/random-fills.ts";
import { BEHIND_PROXY, from } from "../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import type { UpstreamAnswer } from "../upstream/read-answer.ts";
import { toFailure, VisitorError } from "../http/errors.ts";
import { createCaller } from "./router.ts";

const RUNS = 10_000;
const RUNS_OVER_HTTP = 300;
/** The status of failures of the upstream; any other 5xx would be a fault of the gateway. */
const UPSTREAM_FAILED = 503;

const content = {
  get: async () => [
    {
      id: "1",
      published: true,
      status: "scheduled",
      startsAt: "2030-01-01T00:00:00Z",
      endsAt: "2030-01-02T00:00:00Z",
      registrationEnabled: true,
      seatsLeft: null,
      waitlist: false,
      bring: "",
    },
  ],
} as unknown as Pick<ContentStore, "get">;

let sent = 0;
const callerOf = (answer: UpstreamAnswer, keepsKeys: boolean) =>
  createCaller({
    content,
    now: new Date("2026-06-15T12:00:00Z"),
    timeZone: "Asia/Kolkata",
    requestId: "r-1",
    formSecret: "a secret of the tests",
    ...guest(),
    sending: {
      client: {
        async sendJson(_head, body) {
          sent += 1;
          JSON.stringify(body);
          return answer;
        },
        sendUpload: () => Promise.reject(new Error("no upload")),
        keepsKeys: () => keepsKeys,
        close: async () => {},
      },
      charge: async () => {},
      tries: { take: () => Promise.reject(new Error("nothing to try")) },
      sends: { take: async () => ({ ok: true, giveBack: async () => {} }) },
      limits: limitsOf(),
      invalidate: () => {},
      count: () => {},
      isMember: async () => false,
      log: { info: () => {}, warn: () => {} },
    },
  });

const forEvent = { ...registration, event_id: "1" };
const mutations: Record<
  string,
  [fc.Arbitrary<unknown>, (call: ReturnType<typeof createCaller>, input: never) => Promise<unknown>]
> = {
  "contact.send": [randomInput(contact), (call, input) => call.contact.send(input)],
  "events.register": [randomInput(forEvent), (call, input) => call.events.register(input)],
  "clubs.register": [randomInput(club), (call, input) => call.clubs.register(input)],
  "internship.checkDuplicate": [
    randomPerson,
    (call, input) => call.internship.checkDuplicate(input),
  ],
};

/** Whether an error is for visitors: not an internal one, and with a message of reasonable length. */
function isToldInWords(error: unknown): boolean {
  const { status, message, fields } = toFailure(error);
  const isUpstream = status === UPSTREAM_FAILED && error instanceof VisitorError;
  const isSerialisable = typeof JSON.stringify(fields) === "string";
  const isFit = message.length > 0 && message.length < 300;
  return (status < 500 || isUpstream) && isFit && isSerialisable;
}

describe(`${RUNS} random inputs`, () => {
  test.each(Object.entries(mutations))(
    "of %s are accepted or refused with a message",
    async (_name, [inputs, call]) => {
      sent = 0;
      const property = fc.asyncProperty(
        inputs,
        randomAnswer,
        fc.boolean(),
        async (input, answer, keepsKeys) => {
          const called = call(callerOf(answer, keepsKeys), input as never);
          return called.then(() => true, isToldInWords);
        },
      );
      await fc.assert(property, { numRuns: RUNS });
      // Some inputs must get past the first check.
      expect(sent).toBeGreaterThan(RUNS / 20);
    },
    120_000,
  );
});

describe(`${RUNS_OVER_HTTP} random inputs over HTTP`, () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      env: { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: "100000" },
    });
  });
  afterAll(() => gateway.close());

  /** What is wrong with the answer; `null` when it is one that a client can read. */
  const faultOf = async (url: string, payload: unknown): Promise<string | null> => {
    const reply = await gateway.client
      .post(url)
      // The budget of renders is per client.
      .set({ accept: "application/json", ...from(`10.${Math.floor(Math.random() * 250)}.0.1`) })
      .type("json")
      .send(JSON.stringify(payload) ?? "");
    JSON.parse(reply.text);
    const isFit = reply.status < 500 && !/node_modules|ZodError|TypeError/.test(reply.text);
    return isFit ? null : `${reply.status} ${reply.text}`;
  };

  test.each(Object.entries(mutations))(
    "of %s give no 5xx",
    async (name, [inputs]) => {
      const faults = fc.asyncProperty(inputs, async (input) => {
        expect(await faultOf(`/trpc/${name}`, input)).toBeNull();
      });
      await fc.assert(faults, { numRuns: RUNS_OVER_HTTP });
    },
    60_000,
  );

  test.each([
    ["/contact", contact],
    ["/club-registration", club],
    ["/event-registration/none", forEvent],
  ])(
    "posted to %s give no 5xx",
    async (url, right) => {
      const answers = randomInput(right).map(
        (input) => (input as { answers?: unknown } | null)?.answers,
      );
      const faults = fc.asyncProperty(answers, fc.uuid(), async (input, key) => {
        const body = { idempotency_key: key || KEY, ...(Object(input) as object) };
        expect(await faultOf(url, body)).toBeNull();
      });
      await fc.assert(faults, { numRuns: RUNS_OVER_HTTP });
    },
    60_000,
  );
});
