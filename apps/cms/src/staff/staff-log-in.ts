import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import { deviceFor } from "@kdl/runtime/limits/known-device";
import type { PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { Refused, unavailable } from "../submissions/refused.ts";
import { accountName } from "./account-name.ts";
import { hashForNobody } from "./hash-for-nobody.ts";
import { deviceOf, deviceSecret } from "./staff-device.ts";
import { takeLogInTry } from "./try-limits.ts";

type Answer = () => Promise<Response>;

/** Each queue holds two seconds of work. Known devices have their own, which strangers can't fill. */
const forStrangers = createConcurrencyLimit({
  concurrency: 2,
  maxQueued: 40,
  queueFull: unavailable,
});
const forKnown = createConcurrencyLimit({ concurrency: 1, maxQueued: 20, queueFull: unavailable });

/**
 * Limits log-ins, and does the same work for every address, so that timing doesn't reveal which ones have
 * an account.
 *
 * @param payloadsOwn Payload's log-in, which throws if name or password is wrong
 */
export async function logIn(req: PayloadRequest, payloadsOwn: Answer): Promise<Response> {
  const { email, password } = (req.data ?? {}) as Record<string, unknown>;
  const name = accountName(email);
  const isComplete = name !== "" && typeof password === "string" && password.trim() !== "";
  // Payload reports missing input.
  if (!isComplete) return payloadsOwn();
  req.data = { email: name, password };
  const taken = await takeLogInTry(req, name);
  const isKnown = deviceFor(deviceSecret, deviceOf(req), name) !== null;
  try {
    const answer = await (isKnown ? forKnown : forStrangers)(() =>
      compare(req, { name, password }, payloadsOwn),
    );
    await taken.giveBack();
    return answer;
  } catch (error) {
    const isWrong = (error as { status?: number }).status === 401;
    if (!isWrong) await taken.giveBack();
    throw error instanceof Refused ? refuseChange(error.refusal.message, 503) : error;
  }
}

async function compare(
  { payload }: PayloadRequest,
  { name, password }: { name: string; password: string },
  payloadsOwn: Answer,
): Promise<Response> {
  const { totalDocs } = await payload.db.count({
    collection: "users",
    where: { email: { equals: name } },
  });
  if (totalDocs === 0) await hashForNobody(password);
  return payloadsOwn();
}
