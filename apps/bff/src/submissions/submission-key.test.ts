import { notFound } from "@kdl/schemas/messages";
import { IDEMPOTENCY_KEY } from "@kdl/schemas/contract/submissions";
import { describe, expect, test } from "vitest";
import { notFoundError } from "../http/errors.ts";
import { derivedKey, givenKey, nextKey, wasSent } from "./submission-key.ts";
import { type SubmissionOutcome, SubmissionRefused } from "./submission-refused.ts";

const KEY = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";
const contact = { name: "contact" } as const;
const refused = (outcome: SubmissionOutcome) =>
  new SubmissionRefused({ code: "CONFLICT", message: "", outcome });

describe("a key", () => {
  test("comes in the header, or else in the form", () => {
    expect(givenKey({ "idempotency-key": KEY }, "another-key-of-20-chars")).toBe(KEY);
    expect(givenKey({}, KEY)).toBe(KEY);
    expect(givenKey({ "idempotency-key": "short" }, KEY)).toBe(KEY);
  });

  test.each(["", "short", "with blanks in the key", "x".repeat(129), "clé-clé-clé-clé-clé"])(
    "isn't %j",
    (text) => {
      expect(givenKey({ "idempotency-key": text }, text)).toBeNull();
    },
  );

  test("is derived from form, answers and token, and from nothing else", () => {
    const key = derivedKey("secret", contact, { name: "Asha" }, "1.x");
    expect(key).toMatch(IDEMPOTENCY_KEY);
    expect(derivedKey("secret", contact, { name: "Asha" }, "1.x")).toBe(key);
    const others = [
      derivedKey("another", contact, { name: "Asha" }, "1.x"),
      derivedKey("secret", { name: "volunteer" }, { name: "Asha" }, "1.x"),
      derivedKey("secret", contact, { name: "Ashok" }, "1.x"),
      derivedKey("secret", contact, { name: "Asha" }, "2.x"),
    ];
    expect(new Set([key, ...others]).size).toBe(5);
  });
});

describe("the next try", () => {
  test("keeps the key unless the upstream has refused", () => {
    expect(nextKey(refused("undecided"), KEY)).toBe(KEY);
    expect(nextKey(refused("unsent"), KEY)).toBe(KEY);
    expect(nextKey(refused("refused"), KEY)).not.toBe(KEY);
    expect(nextKey(refused("unsent"), null)).toMatch(IDEMPOTENCY_KEY);
  });

  test("shows a derived key only where it is in use", () => {
    expect(wasSent(refused("unsent"))).toBe(false);
    expect(wasSent(notFoundError(notFound.event))).toBe(false);
    expect(wasSent(refused("refused"))).toBe(true);
    expect(wasSent(refused("undecided"))).toBe(true);
    expect(wasSent(new Error("nobody knows"))).toBe(true);
  });
});
