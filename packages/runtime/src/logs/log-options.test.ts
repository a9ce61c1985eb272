import { Writable } from "node:stream";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { logOptions } from "./log-options.ts";
import { inScope } from "../request/request-scope.ts";

let written = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});
const log = pino(logOptions("debug", "cms"), stream);
const line = () => JSON.parse(written) as Record<string, never>;
beforeEach(() => {
  written = "";
});

/** What Drizzle throws: the statement with all values, and the driver's own words behind it. */
function failedQuery(): Error {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "members"'),
    {
      code: "23505",
      constraint: "members_email_idx",
      detail: "Key (email)=(asha@example.org) already exists.",
    },
  );
  return new Error("Failed query: insert into members values (?)\nparams: Asha Rao,9876543210", {
    cause,
  });
}

/** Of a piece of JSON that is none. */
function syntaxError(): Error {
  try {
    return JSON.parse('Asha Rao "of Vizag"') as Error;
  } catch (error) {
    return error as Error;
  }
}

const forClient = { isPublic: true, status: 400 };

test.each([
  ["as a field", () => log.error({ err: failedQuery() }, "failed")],
  ["without words of our own", () => log.error({ err: failedQuery() })],
  ["by itself", () => log.error(failedQuery())],
  ["from JSON", () => log.error(syntaxError())],
  ["as a cause", () => log.warn({ err: new Error("outer", { cause: failedQuery() }) })],
  ["for a client", () => log.error({ err: Object.assign(new Error("no Asha"), forClient) })],
  ["from a mail server", () => log.warn(new Error("550 5.1.1 <asha@example.org> unknown"))],
])("an error %s quotes nobody", (_, write) => {
  write();
  expect(written).not.toMatch(/Asha|Rao|Vizag|9876543210|@example/);
  expect(line()["msg"]).not.toBe("");
});

test("an error still says what it is and where", () => {
  log.error({ err: failedQuery() });
  expect(line()).toMatchObject({
    msg: "Failed query",
    err: {
      type: "Error",
      stack: expect.stringContaining("log-options.test.ts"),
      cause: { code: "23505", constraint: "members_email_idx" },
    },
  });
});

test("private fields are left out", () => {
  log.info({ email: "x", form: { token: "hush", answers: { name: "hush" } } }, "sent");
  expect(written).not.toContain("hush");
});

test("every line of a request has its id, once", () => {
  inScope({ id: "request-1" }, () => log.info("one"));
  expect(line()).toMatchObject({ name: "cms", reqId: "request-1" });
  written = "";
  inScope({ id: "request-1" }, () => log.child({ reqId: "request-1" }).info("two"));
  expect(written.match(/reqId/g)).toHaveLength(1);
  written = "";
  log.info("three");
  expect(line()).not.toHaveProperty("reqId");
});
