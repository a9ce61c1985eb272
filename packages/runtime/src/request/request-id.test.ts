import { expect, test } from "vitest";
import { requestIdFrom } from "./request-id.ts";

const RANDOM = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";
const MADE = /^[\da-f-]{36}$/;

test("accepts any single word from our own programs", () => {
  for (const good of ["proxy-made-1", RANDOM]) expect(requestIdFrom(good, true)).toBe(good);
  const bad = ["", "short", "a\nb of words", "9876543210", "x".repeat(65), "a@example.org", ["a"]];
  for (const given of bad) expect(requestIdFrom(given, true)).toMatch(MADE);
});

test("accepts only UUIDs from other clients", () => {
  expect(requestIdFrom(RANDOM, false)).toBe(RANDOM);
  expect(requestIdFrom(RANDOM.replaceAll("-", ""), false)).toBe(RANDOM.replaceAll("-", ""));
  for (const given of ["asha-rao-vizag", "proxy-made-1", undefined]) {
    expect(requestIdFrom(given, false)).toMatch(MADE);
  }
});
