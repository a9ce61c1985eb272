import { UpstreamError } from "./upstream-error.ts";

/**
 * What a call says about its address. `unreachable`: no connection was made, so nothing arrived.
 * `failed`: aborted, timed out or busy. `unclear`: nothing, for example because the client disconnected.
 */
export type AddressOutcome = "answered" | "failed" | "unreachable" | "unclear";
export const addressOutcomes = ["answered", "failed", "unreachable", "unclear"] as const;

const BUSY = new Set([502, 503, 504]);

export const outcomeOfStatus = (status: number): AddressOutcome =>
  BUSY.has(status) ? "failed" : "answered";

export function outcomeOfError(error: unknown): AddressOutcome {
  if (!(error instanceof UpstreamError)) return "unclear";
  if (isUnreachable(error)) return "unreachable";
  if (error.kind === "status") return outcomeOfStatus(error.status ?? 0);
  return error.kind === "malformed" ? "unclear" : "failed";
}

const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Whether no connection was made, so that the request certainly didn't arrive. */
export function isUnreachable(error: UpstreamError): boolean {
  const { code, syscall } = Object(error.cause) as { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return false;
  // The operating system's code; on an established connection it means something else.
  if (code === "ETIMEDOUT") return syscall === "connect";
  return NEVER_CONNECTED.has(code);
}
