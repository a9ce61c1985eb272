/** How often one may try what can be guessed, and how often an address may be sent mail. */
import { createHash } from "node:crypto";
import { memberFailure } from "@kdl/schemas/member-messages";
import type { Try, TryLimit } from "../rate-limit/tries.ts";
import type { Context, Sending } from "../trpc/context.ts";
import { VisitorError } from "../trpc/errors.ts";
import { deviceFor, nameDigest } from "./known-device.ts";

const MINUTE_MS = 60_000;
/** Failures of a log-in, and of the present password. */
const guesses: TryLimit = { max: 10, windowMs: 15 * MINUTE_MS };
/** Mails that strangers may have sent to one address. */
const mails: TryLimit = { max: 5, windowMs: 60 * MINUTE_MS };

type TryContext = Pick<Context, "formSecret" | "visitor"> & { sending: Pick<Sending, "tries"> };
type Guess = Extract<Try, { ok: true }>;

/**
 * Takes a try to log in: one of the account's and one of the client's address. A browser whose owner
 * has logged in to the account before has tries of its own, so that nobody can lock the owner out.
 * @throws {VisitorError} 429
 */
export function takeLogInTry(
  { formSecret, sending, visitor }: TryContext,
  username: string,
): Promise<Guess> {
  const account = nameDigest(formSecret, username);
  const device = deviceFor(formSecret, visitor.cookies.device, username);
  const buckets =
    device === null
      ? [`account:${account}`, `address:${visitor.address}`]
      : [`device:${device}:${account}`];
  return guess(sending, buckets);
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
  const taken = await tries.take(buckets, guesses);
  if (taken.ok) return taken;
  throw new VisitorError({
    code: "TOO_MANY_REQUESTS",
    message: memberFailure.tooManyTries,
    retryAfterS: taken.retryAfterS,
  });
}
