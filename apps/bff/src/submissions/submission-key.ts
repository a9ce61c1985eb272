import { randomUUID } from "node:crypto";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { sign } from "@kdl/schemas/contract/signing";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from "@kdl/schemas/contract/submissions";
import { VisitorError } from "../http/errors.ts";
import { SubmissionRefused } from "./submission-refused.ts";

/** The key of a request, from its header or else its control; `null` if neither is a valid key. */
export function givenKey(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  control: string | undefined,
): string | null {
  const candidates = [headers[IDEMPOTENCY_HEADER], control];
  const key = candidates.find((value) => typeof value === "string" && IDEMPOTENCY_KEY.test(value));
  return typeof key === "string" ? key : null;
}

/**
 * The key for a form posted without one: the same answers from the same page get the same key, so that a
 * double click without JavaScript counts once.
 */
export function derivedKey(
  secret: string,
  form: Pick<Form, "name">,
  values: FormValues,
  token: string,
): string {
  return sign(secret, `key.${form.name}.${token}.${JSON.stringify(values)}`);
}

/**
 * The key for the next attempt after a failure. It stays the same unless the upstream refused the form: it
 * may remember the key together with the refused answers.
 *
 * @param key of the failed attempt; `null` if it had none
 */
export function nextKey(error: unknown, key: string | null): string {
  const isRefused = error instanceof SubmissionRefused && error.outcome === "refused";
  return key === null || isRefused ? randomUUID() : key;
}

/**
 * Whether a form was sent, so that its key is in use. Only then may a derived key be shown: others with
 * the same wrong answers would get the same key.
 */
export function wasSent(error: unknown): boolean {
  if (error instanceof SubmissionRefused) return error.outcome !== "unsent";
  // A VisitorError is thrown before sending; after any other error the outcome is unknown.
  return !(error instanceof VisitorError);
}
