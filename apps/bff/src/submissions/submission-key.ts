import { randomUUID } from "node:crypto";
import type { Form, FormValues } from "@kdl/schemas/form";
import { sign } from "@kdl/schemas/signing";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from "@kdl/schemas/submissions";
import { SubmissionRefused } from "./submission-refused.ts";

/** The key that a request carries: as a header, else as a control; `null` where neither is one. */
export function givenKey(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  control: string | undefined,
): string | null {
  const candidates = [headers[IDEMPOTENCY_HEADER], control];
  const key = candidates.find((value) => typeof value === "string" && IDEMPOTENCY_KEY.test(value));
  return typeof key === "string" ? key : null;
}

/**
 * The key of a fill that carries none: the same answers from the same page are the same submission, so
 * that a double click without a script counts once.
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
 * The key of the next try after one that failed. The same where the upstream may have stored something;
 * a fresh one where it has refused, as it may remember the key with the answers that it refused.
 *
 * @param key of the try that failed, `null` where none was made
 */
export function nextKey(error: unknown, key: string | null): string {
  const isRefused = error instanceof SubmissionRefused && error.outcome === "refused";
  return key === null || isRefused ? randomUUID() : key;
}
