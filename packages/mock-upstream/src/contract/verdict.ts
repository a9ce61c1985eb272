import { REFERENCE } from "@kdl/schemas/contract/submissions";
import type { Answer } from "./post-sample.ts";

/** A receipt as the contract has it. */
export const ACCEPTED = "accepted";

/**
 * What an answer says: {@link ACCEPTED}, or status and code of a refusal, such as `422 INVALID`. One of
 * another shape is told in full, so that a failing test shows it.
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
