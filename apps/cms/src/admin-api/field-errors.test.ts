import type { AfterErrorHook } from "payload";
import { expect, test } from "vitest";
import { answerWithFields } from "./field-errors.ts";

type Args = Parameters<AfterErrorHook>[0];
const data = { errors: [{ path: "password", message: "Too short." }] };
const after = (error: object) => answerWithFields({ error } as unknown as Args);

test.each(["ValidationError", "r"])(
  "an error whose class is called %s says which field is wrong",
  (name) => {
    const error = Object.assign(new Error("Too short."), { data, status: 400 });
    error.name = name;
    expect(after(error)).toEqual({
      response: { errors: [{ name: "ValidationError", message: "Too short.", data }] },
    });
  },
);

test("fields are reported by path and message only", () => {
  const errors = [{ path: "a", message: "No.", value: "secret", label: () => "A" }];
  const error = Object.assign(new Error("No."), { data: { errors, req: {} }, status: 400 });
  expect(JSON.stringify(after(error))).not.toMatch(/secret|req/);
});

test("other errors are answered as they were", () => {
  expect(after(new Error("no such thing"))).toBeUndefined();
  expect(after(Object.assign(new Error("secret"), { data, status: 500 }))).toBeUndefined();
  expect(after(Object.assign(new Error("No."), { data: null, status: 400 }))).toBeUndefined();
});
