import { REFERENCE } from "@kdl/schemas/contract/submissions";
import type { Answer } from "./post-sample.ts";

/** A receipt as the contract specifies it. */
export const ACCEPTED = "accepted";

/**
 * Summarises an answer: {@link ACCEPTED}, or status and code of a refusal, such as `422 INVALID`. Any
 * other answer is returned in full, so that a failing test shows it.
 */
export function verdict({ status, type, text, body }: Answer): string {
  const { code, message, reference } = body;
  const isJson = /^application\/json\b/.test(type);
  if (!isJson || typeof message !== "string" || message.trim() === "") {
    return `${status} ${type} ${text}`;
  }
  if (status === 201 && REFERENCE.test(String(reference))) return ACCEPTED;
  return status >= 400 && typeof code === "string" ? `${status} ${code}` : `${status} ${text}`;
}
