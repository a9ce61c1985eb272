/** How often one may try what can be guessed. */
import { createHash } from "node:crypto";
import { logInBuckets, logInTries } from "@kdl/runtime/limits/log-in-buckets";
import type { Try } from "@kdl/runtime/limits/tries";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Context, Sending } from "../../trpc/context.ts";
import { VisitorError } from "../../http/errors.ts";

type TryContext = Pick<Context, "formSecret" | "visitor"> & { sending: Pick<Sending, "tries"> };
type Guess = Extract<Try, { ok: true }>;

/**
 * Takes a try to log in.
 * @throws {VisitorError} 429
 */
export function takeLogInTry(
  { formSecret, sending, visitor }: TryContext,
  username: string,
): Promise<Guess> {
  const { device } = visitor.cookies;
  const tried = { name: username, device, address: visitor.address };
  return guess(sending, logInBuckets(formSecret, tried));
}

/**
 * Takes a try of the present password within a session.
 * @throws {VisitorError} 429
 */
export function takePasswordTry(
  { sending }: Pick<TryContext, "sending">,
  session: string,
): Promise<Guess> {
  const digest = createHash("sha256").update(session).digest("base64url").slice(0, 22);
  return guess(sending, [`session:${digest}`]);
}

async function guess({ tries }: Pick<Sending, "tries">, buckets: string[]): Promise<Guess> {
  const taken = await tries.take(buckets, logInTries);
  if (taken.ok) return taken;
  throw new VisitorError({
    code: "TOO_MANY_REQUESTS",
    message: memberFailure.tooManyTries,
    retryAfterS: taken.retryAfterS,
  });
}
