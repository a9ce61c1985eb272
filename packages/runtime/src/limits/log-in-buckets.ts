/** The buckets that a log-in attempt is counted in. Reasons: docs/decisions/007-log-in-limits.md. */
import { deviceFor, nameDigest } from "./known-device.ts";
import type { TryLimit } from "./tries.ts";

/** Failed log-ins per bucket. */
export const logInTries: TryLimit = { max: 10, windowMs: 15 * 60_000 };

interface LogInTry {
  /** As typed. */
  name: string;
  /** The browser's device cookie, unverified. */
  device: string | null;
  /** The client's network. */
  address: string;
}

/** The bucket shared by all browsers that aren't known for a name. */
export const accountBucket = (secret: string, name: string): string =>
  `account:${nameDigest(secret, name)}`;

/**
 * An attempt counts for the account and for the address. A browser in which the account's owner has logged
 * in before has a bucket of its own, so that nobody can lock the owner out.
 */
export function logInBuckets(secret: string, { name, device, address }: LogInTry): string[] {
  const known = deviceFor(secret, device, name);
  return known === null
    ? [accountBucket(secret, name), `address:${address}`]
    : [`device:${known}:${nameDigest(secret, name)}`];
}
