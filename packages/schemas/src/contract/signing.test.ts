import { describe, expect, test } from "vitest";
import {
  createPreviewToken,
  isGenuineWebhook,
  isPreviewToken,
  previewFrame,
  PREVIEW_TTL_MS,
  sign,
  verify,
  WEBHOOK_TOLERANCE_MS,
} from "./signing.ts";

const SECRET = "0123456789abcdef";
const NOW = 1_800_000_000_000;

test("a signature depends only on its text and its secret", () => {
  const signature = sign(SECRET, "text");
  expect(verify(SECRET, "text", signature)).toBe(true);
  expect(verify(SECRET, "texts", signature)).toBe(false);
  expect(verify("another secret!!", "text", signature)).toBe(false);
  expect(verify(SECRET, "text", "")).toBe(false);
  expect(verify(SECRET, "text", `${signature}x`)).toBe(false);
  expect(verify(SECRET, "text", "é".repeat(signature.length))).toBe(false);
});

describe("previews", () => {
  const token = createPreviewToken(SECRET, NOW);

  test("work until they expire", () => {
    expect(isPreviewToken(SECRET, token, NOW)).toBe(true);
    expect(isPreviewToken(SECRET, token, NOW + PREVIEW_TTL_MS - 1)).toBe(true);
    expect(isPreviewToken(SECRET, token, NOW + PREVIEW_TTL_MS)).toBe(false);
  });

  test.each(["", ".", "x", "x.y", "Infinity.x", `${NOW * 2}.${token.split(".")[1]}`])(
    "can't be made up: %j",
    (forged) => {
      expect(isPreviewToken(SECRET, forged, NOW)).toBe(false);
    },
  );
});

describe("previews in a frame", () => {
  const ORIGIN = "https://admin.example.org";
  const token = createPreviewToken(SECRET, NOW, ORIGIN);

  test("name the origin that may show them", () => {
    expect(isPreviewToken(SECRET, token, NOW)).toBe(true);
    expect(previewFrame(token)).toBe(ORIGIN);
    expect(previewFrame(createPreviewToken(SECRET, NOW))).toBeNull();
  });

  test("can't be changed to name another origin", () => {
    const [expires, signature, frame] = token.split(".");
    const other = Buffer.from("https://other.example").toString("base64url");
    const plain = createPreviewToken(SECRET, NOW);
    for (const forged of [
      `${expires}.${signature}.${other}`,
      `${expires}.${signature}`,
      `${expires}.${signature}.`,
      `${plain}.${frame}`,
      `${plain}.`,
    ]) {
      expect(isPreviewToken(SECRET, forged, NOW)).toBe(false);
    }
  });
});

describe("webhooks", () => {
  const body = '{"resources":["services"]}';
  const message = (timestamp: string) => ({
    timestamp,
    body,
    signature: sign(SECRET, `${timestamp}.${body}`),
  });

  test("are genuine for five minutes either way", () => {
    const good = message(String(NOW));
    expect(isGenuineWebhook(SECRET, good, NOW)).toBe(true);
    expect(isGenuineWebhook(SECRET, good, NOW + WEBHOOK_TOLERANCE_MS)).toBe(true);
    expect(isGenuineWebhook(SECRET, good, NOW + WEBHOOK_TOLERANCE_MS + 1)).toBe(false);
    expect(isGenuineWebhook(SECRET, good, NOW - WEBHOOK_TOLERANCE_MS - 1)).toBe(false);
  });

  test("are refused with another body, secret or time", () => {
    const good = message(String(NOW));
    expect(isGenuineWebhook(SECRET, { ...good, body: "{}" }, NOW)).toBe(false);
    expect(isGenuineWebhook("another secret!!", good, NOW)).toBe(false);
    expect(isGenuineWebhook(SECRET, { ...good, timestamp: String(NOW + 1) }, NOW)).toBe(false);
    expect(isGenuineWebhook(SECRET, message("yesterday"), NOW)).toBe(false);
    expect(isGenuineWebhook(SECRET, message(""), NOW)).toBe(false);
  });
});
