import type { PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { refuseMalformed } from "./refuse-malformed.ts";

const FORM = "multipart/form-data; boundary=b";

async function statusOf(error: Error, type: string, data?: Record<string, unknown>) {
  const headers = new Headers({ "content-type": type });
  const req = { headers, ...(data && { data }) } as PayloadRequest;
  const result = await refuseMalformed({ collection: undefined, context: {}, error, req } as never);
  return result ? result.status : 500;
}

test.each([
  ["a form that ends early", new Error("Unexpected end of form"), FORM, 400],
  ["values that are no JSON", new SyntaxError("Unexpected token"), FORM, 400],
  ["a form without values", new TypeError("Cannot read properties of undefined"), FORM, 400],
  ["a date that is none", new RangeError("Invalid time value"), "application/json", 400],
  ["a failure of ours", new Error("disk full"), FORM, 500],
  ["a bug behind JSON", new TypeError("x is not a function"), "application/json", 500],
])("%s", async (_, error, type, status) => {
  expect(await statusOf(error, type)).toBe(status);
});

const failedQuery = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("pg"), { code }) });

test("a value that PostgreSQL's column can't hold, but no other failure of it", async () => {
  expect(await statusOf(failedQuery("22P02"), "")).toBe(400);
  expect(await statusOf(failedQuery("42P01"), "")).toBe(500);
});

test("a bug behind a form with values stays an error of ours", async () => {
  expect(await statusOf(new TypeError("x is not a function"), FORM, { title: "a" })).toBe(500);
});

test("deleting a preference that isn't there is answered with 404, a failing database isn't", async () => {
  const req = {
    method: "DELETE",
    pathname: "/payload-api/payload-preferences/x",
    headers: new Headers(),
  };
  const answerTo = (code: string) => refuseMalformed({ error: failedQuery(code), req } as never);
  expect(await answerTo("SQLITE_ERROR")).toMatchObject({ status: 404 });
  expect(await answerTo("42601")).toMatchObject({ status: 404 });
  expect(await answerTo("SQLITE_BUSY")).toBeUndefined();
});

test("a file that is too large is refused in Payload's words", async () => {
  const message = "Please choose a file of at most 15 MiB.";
  const error = Object.assign(new Error(message), { status: 413 });
  const req = { headers: new Headers({ "content-type": FORM }) };
  const result = await refuseMalformed({ error, req } as never);
  expect(result).toEqual({ status: 413, response: { errors: [{ message }] } });
});
