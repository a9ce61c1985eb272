import { expect, test } from "vitest";
import { payloadLog } from "./payload-log.ts";

const ERROR = 50;

/** Under which method of the log an error that Payload logs as one arrives. */
function methodFor(err: Error): string | undefined {
  let called: string | undefined;
  const method = (name: string) => () => void (called = name);
  const logger = { debug: method("debug") };
  const { logMethod } = payloadLog("info").hooks;
  logMethod.call(logger as never, [{ err }], method("error"), ERROR);
  return called;
}

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  ["a refusal", withFields("no", { status: 403, isPublic: true })],
  ["a client that disconnects", withFields("aborted", { code: "ECONNRESET" })],
  ["a form that ends early", new Error("Unexpected end of form")],
  ["a form without a body", withFields("Request is not eligible for file upload", { status: 500 })],
])("%s is for developers", (_, error) => {
  expect(methodFor(error)).toBe("debug");
});

test.each([
  ["a failure", new Error("disk full")],
  ["a failure with a status", withFields("broken", { status: 500 })],
  ["a server that ends a connection of ours", withFields("read", { code: "ECONNRESET" })],
])("%s stays an error", (_, error) => {
  expect(methodFor(error)).toBe("error");
});
