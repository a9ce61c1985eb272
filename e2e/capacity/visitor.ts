/** Requests of visitors who are all different: limits count each by an address of its own. */
import { randomUUID } from "node:crypto";

let visitors = 0;

/** @returns headers that a trusted proxy would send along */
export function anotherVisitor(): Record<string, string> {
  visitors += 1;
  const bytes = [16, 8, 0].map((shift) => (visitors >> shift) & 255);
  return { "x-forwarded-for": `10.${bytes.join(".")}` };
}

/**
 * A contact form as a browser sends it, for a person nobody has seen. Without a token it goes into quarantine, and
 * no mail is sent.
 */
export function contactMessage(token?: string): { headers: Record<string, string>; body: string } {
  const key = randomUUID();
  const answers = {
    name: "Asha Rao",
    email: `p-${key}@example.org`,
    phone: "9876543210",
    message: "Hello",
    ...(token === undefined ? {} : { form_token: token }),
  };
  const headers = {
    ...anotherVisitor(),
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
    "idempotency-key": key,
  };
  return { headers, body: new URLSearchParams(answers).toString() };
}
