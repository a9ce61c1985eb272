/**
 * What the CMS and the gateway sign for each other: webhooks and previews. For servers only.
 * Source: docs/upstream-contract.md, "Webhook" and "Preview".
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the clocks of CMS and gateway may differ, and how long a webhook stays valid: 5 min. */
export const WEBHOOK_TOLERANCE_MS = 5 * 60_000;

/** How long a preview link works: 1 h. */
export const PREVIEW_TTL_MS = 60 * 60_000;

/** Headers of a webhook. The signature covers `${timestamp}.${body}`. */
export const WEBHOOK_SIGNATURE_HEADER = "x-webhook-signature";
export const WEBHOOK_TIMESTAMP_HEADER = "x-webhook-timestamp";

/** Header by which the gateway asks the CMS for drafts; its value is a preview token. */
export const PREVIEW_HEADER = "x-preview-token";

/** HMAC-SHA-256 of `text`, in base64url. */
export function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Whether `signature` is that of `text`; compares in constant time. */
export function verify(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Makes a token that lets its holder see drafts.
 * @param now milliseconds since 1970
 * @param frame origin whose pages may show the previewed pages in a frame
 */
export function createPreviewToken(secret: string, now: number, frame?: string): string {
  const expires = String(now + PREVIEW_TTL_MS);
  const token = `${expires}.${sign(secret, signedPreview(expires, frame))}`;
  return frame === undefined ? token : `${token}.${Buffer.from(frame).toString("base64url")}`;
}

/** Whether a token was made with `secret` and has not expired at `now` (ms since 1970). */
export function isPreviewToken(secret: string, token: string, now: number): boolean {
  const [expires = "", signature = ""] = token.split(".");
  const frame = previewFrame(token) ?? undefined;
  return Number(expires) > now && verify(secret, signedPreview(expires, frame), signature);
}

/** The origin that a token names. Don't trust it before checking the token. */
export function previewFrame(token: string): string | null {
  const [, , frame] = token.split(".");
  return frame === undefined ? null : Buffer.from(frame, "base64url").toString();
}

const signedPreview = (expires: string, frame: string | undefined) =>
  frame === undefined ? `preview.${expires}` : `preview.${expires}.${frame}`;

/**
 * The headers of a webhook.
 * @param now milliseconds since 1970
 */
export function webhookHeaders(
  secret: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  return {
    "content-type": "application/json",
    [WEBHOOK_TIMESTAMP_HEADER]: String(now),
    [WEBHOOK_SIGNATURE_HEADER]: sign(secret, `${now}.${body}`),
  };
}

/**
 * Whether a webhook is genuine and recent.
 * @param timestamp value of {@link WEBHOOK_TIMESTAMP_HEADER}: milliseconds since 1970
 * @param body the raw body, as received
 */
export function isGenuineWebhook(
  secret: string,
  message: { timestamp: string; body: string; signature: string },
  now: number,
): boolean {
  const age = Math.abs(now - Number(message.timestamp));
  if (!(age <= WEBHOOK_TOLERANCE_MS)) return false;
  return verify(secret, `${message.timestamp}.${message.body}`, message.signature);
}
