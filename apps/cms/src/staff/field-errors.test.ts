import type { CollectionAfterErrorHook } from "payload";
import { expect, test } from "vitest";
import { answerWithFields } from "./field-errors.ts";

type Args = Parameters<CollectionAfterErrorHook>[0];
const data = { errors: [{ path: "password", message: "Too short." }] };
const after = (error: object) => answerWithFields({ error } as unknown as Args);

test("an error of the bundle's own copy of a class still says which field is wrong", () => {
  const error = Object.assign(new Error("Too short."), { data, status: 400 });
  error.name = "ValidationError";
  expect(after(error)).toEqual({
    response: { errors: [{ name: "ValidationError", message: "Too short.", data }] },
  });
});

test("other errors are answered as they were", () => {
  expect(after(new Error("no such thing"))).toBeUndefined();
  expect(after(Object.assign(new Error("secret"), { data, status: 500 }))).toBeUndefined();
});
