/** From which buckets a try to log in is taken. Reasons: docs/decisions/007-log-in-limits.md. */
import { deviceFor, nameDigest } from "./known-device.ts";
import type { TryLimit } from "./tries.ts";

/** Failures of a log-in, in each of its buckets. */
export const logInTries: TryLimit = { max: 10, windowMs: 15 * 60_000 };

interface LogInTry {
  /** What was typed. */
  name: string;
  /** The browser's device cookie, unchecked. */
  device: string | null;
  /** The client's network. */
  address: string;
}

/** The bucket that all browsers share that aren't known for a name. */
export const accountBucket = (secret: string, name: string): string =>
  `account:${nameDigest(secret, name)}`;

/**
 * One try is the account's and one the address's. A browser whose owner has logged in to the account
 * before has tries of its own, so that nobody can lock the owner out.
 */
export function logInBuckets(secret: string, { name, device, address }: LogInTry): string[] {
  const known = deviceFor(secret, device, name);
  return known === null
    ? [accountBucket(secret, name), `address:${address}`]
    : [`device:${known}:${nameDigest(secret, name)}`];
}
