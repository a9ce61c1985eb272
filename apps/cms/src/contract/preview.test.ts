import { createPreviewToken, PREVIEW_TTL_MS } from "@kdl/schemas/contract/signing";
import { expect, test } from "vitest";
import { mayPreview } from "./preview.ts";

const secret = "a-secret-of-this-test";
const now = Date.UTC(2027, 0, 5);
const headers = (token: string) => new Headers({ "x-preview-token": token });

test("a genuine token may preview until it expires", () => {
  const token = createPreviewToken(secret, now);
  expect(mayPreview(headers(token), secret, now)).toBe(true);
  expect(mayPreview(headers(token), secret, now + PREVIEW_TTL_MS)).toBe(false);
});

test("nothing else may", () => {
  const token = createPreviewToken("another-secret-of-this", now);
  expect(mayPreview(headers(token), secret, now)).toBe(false);
  expect(mayPreview(headers(""), secret, now)).toBe(false);
  expect(mayPreview(new Headers(), secret, now)).toBe(false);
  expect(mayPreview(headers(createPreviewToken("", now)), undefined, now)).toBe(false);
});
