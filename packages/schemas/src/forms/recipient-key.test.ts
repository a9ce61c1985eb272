import { expect, test } from "vitest";
import { recipientKey } from "./recipient-key.ts";

test.each([
  ["Asha@Example.ORG", "asha@example.org"],
  ["asha+tag@example.org", "asha@example.org"],
  ["asha+a+b@example.org", "asha@example.org"],
  ["a.s.h.a@gmail.com", "asha@gmail.com"],
  ["A.sha+x@GoogleMail.com", "asha@gmail.com"],
  ["a.sha@example.org", "a.sha@example.org"],
  ["+@example.org", "+@example.org"],
  [" asha@example.org ", "asha@example.org"],
  ["nothing", "nothing"],
])("%j counts as %s", (address, key) => {
  expect(recipientKey(address)).toBe(key);
});
