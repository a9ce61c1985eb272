import { randomUUID } from "node:crypto";

/** Words of one piece. A letter has to be in it: a number alone might be somebody's. */
const WORD = /^(?=.*[a-z])[\w-]{8,64}$/i;
/** Nothing can be said in one. */
const RANDOM = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/;

export const newRequestId = (): string => randomUUID();

/**
 * The id that came with a request, or a new one.
 *
 * @param given value of the header
 * @param isTrusted whether a program of ours sent it; from anybody else only random ones count
 */
export function requestIdFrom(given: unknown, isTrusted: boolean): string {
  const shape = isTrusted ? WORD : RANDOM;
  return typeof given === "string" && shape.test(given) ? given : newRequestId();
}
