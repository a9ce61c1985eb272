/** Limits on attempts for staff accounts. */
import {
  accountBucket as accountBucketOf,
  logInBuckets,
  logInTries,
} from "@kdl/runtime/limits/log-in-buckets";
import { createTries, type Tries, type Try, type TryLimit } from "@kdl/runtime/limits/tries";
import type { APIError, Payload, PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { metrics } from "../metrics/metrics.ts";
import { processWide } from "../lifecycle/process-wide.ts";
import { clientNetwork } from "./client-address.ts";
import { databaseCounts } from "./database-counts.ts";
import { deviceOf, deviceSecret } from "./staff-device.ts";

export { logInTries };

const MINUTE_MS = 60_000;
/** Invalid links and similar failures, from one client. */
const otherTries: TryLimit = { max: 30, windowMs: 15 * MINUTE_MS };
/** Requests for mail, from one client. */
const mailTries: TryLimit = { max: 10, windowMs: 15 * MINUTE_MS };
/** Mails to one address that strangers can trigger. */
const mails: TryLimit = { max: 5, windowMs: 60 * MINUTE_MS };

type Taken = Extract<Try, { ok: true }>;

const triesOf = (payload: Payload): Tries => {
  const all = processWide("staff-tries", () => new WeakMap<Payload, Tries>());
  const tries = all.get(payload) ?? createTries(databaseCounts(payload));
  all.set(payload, tries);
  return tries;
};

export const accountBucket = (email: string): string => accountBucketOf(deviceSecret, email);

/** @throws {APIError} 429 */
export function takeLogInTry(req: PayloadRequest, email: string): Promise<Taken> {
  const tried = { name: email, device: deviceOf(req), address: clientNetwork(req) };
  return take(req, logInBuckets(deviceSecret, tried), logInTries);
}

/** @throws {APIError} 429 */
export const takeOtherTry = (req: PayloadRequest): Promise<Taken> =>
  take(req, [`other:${clientNetwork(req)}`], otherTries);

/** @throws {APIError} 429 */
export const takeMailTry = (req: PayloadRequest): Promise<Taken> =>
  take(req, [`asks-for-mail:${clientNetwork(req)}`], mailTries);

/** Whether one more mail may go to an address. Callers don't learn that the limit was reached. */
export async function mayMail(req: PayloadRequest, email: string): Promise<boolean> {
  const bucket = `mail:${accountBucket(email)}`;
  const { ok } = await triesOf(req.payload).take([bucket], mails);
  return ok;
}

async function take(req: PayloadRequest, buckets: string[], limit: TryLimit): Promise<Taken> {
  const taken = await triesOf(req.payload).take(buckets, limit);
  if (taken.ok) return taken;
  metrics.staffTriesRefused.of({}).inc();
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Retry-After", String(taken.retryAfterS));
  throw tooMany(taken.retryAfterS);
}

function tooMany(retryAfterS: number): APIError {
  const minutes = Math.ceil(retryAfterS / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many attempts. Please wait ${wait}, or choose a new password by mail.`;
  return refuseChange(message, 429);
}
