import { randomUUID } from "node:crypto";

/** One word. It must contain a letter: a bare number could be somebody's phone number. */
const WORD = /^(?=.*[a-z])[\w-]{8,64}$/i;
/** A UUID carries no information. */
const RANDOM = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/;

export const newRequestId = (): string => randomUUID();

/**
 * The id from a request's header, or a new one.
 *
 * @param given value of the header
 * @param isTrusted whether one of our programs sent it; from other clients only UUIDs are accepted
 */
export function requestIdFrom(given: unknown, isTrusted: boolean): string {
  const shape = isTrusted ? WORD : RANDOM;
  return typeof given === "string" && shape.test(given) ? given : newRequestId();
}
