/** How often one may try what can be guessed, and how often an address may be sent mail. */
import { createHash } from "node:crypto";
import { nameDigest } from "@kdl/limits/known-device";
import { logInBuckets, logInTries } from "@kdl/limits/log-in-buckets";
import type { Try, TryLimit } from "@kdl/limits/tries";
import { memberFailure } from "@kdl/schemas/member-messages";
import type { Context, Sending } from "../trpc/context.ts";
import { VisitorError } from "../trpc/errors.ts";

const MINUTE_MS = 60_000;
/** Mails that strangers may have sent to one address. */
const mails: TryLimit = { max: 5, windowMs: 60 * MINUTE_MS };

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

/** Whether one more mail may go to an address. Who asks for more isn't told that it was too much. */
export async function mayMail(
  { formSecret, sending }: Pick<TryContext, "formSecret" | "sending">,
  email: string,
): Promise<boolean> {
  const { ok } = await sending.tries.take([`mail:${nameDigest(formSecret, email)}`], mails);
  return ok;
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
