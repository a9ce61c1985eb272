import type { UpstreamAddress } from "./address.ts";
import {
  type AddressOutcome,
  isUnreachable,
  outcomeOfError,
  outcomeOfStatus,
} from "./address-outcome.ts";
import type { AddressCall, UpstreamAddresses } from "./addresses.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface FailOver<T extends { status: number }> {
  /** @param hasOther whether another address is left to try: then this one must not use up the time */
  send: (address: UpstreamAddress, hasOther: boolean) => Promise<T>;
  /** What an error says about the address. Default: see {@link outcomeOfError}. */
  outcomeOfError?: (error: unknown) => AddressOutcome;
  /** Whether a request that may have arrived may be sent again. */
  mayRepeat: () => boolean;
}

/**
 * Calls one address after the other until one answers or all that are up have failed. Calls that
 * may not be repeated move on only if no connection was made.
 *
 * @throws what the last attempt threw
 */
export async function failOver<T extends { status: number }>(
  addresses: UpstreamAddresses,
  call: FailOver<T>,
): Promise<T> {
  const tried: UpstreamAddress[] = [];
  let current: AddressCall = addresses.first();
  for (;;) {
    tried.push(current.address);
    const attempt = await settle(current, call);
    const next = mayMoveOn(attempt, call) ? addresses.next(tried) : null;
    if (next) {
      current = next;
      continue;
    }
    if ("error" in attempt) throw attempt.error;
    return attempt.answer;
  }
}

type Attempt<T> = { outcome: AddressOutcome } & ({ answer: T } | { error: unknown });

async function settle<T extends { status: number }>(
  current: AddressCall,
  call: FailOver<T>,
): Promise<Attempt<T>> {
  let attempt: Attempt<T>;
  try {
    const answer = await call.send(current.address, current.hasOther);
    attempt = { answer, outcome: outcomeOfStatus(answer.status) };
  } catch (error) {
    attempt = { error, outcome: (call.outcomeOfError ?? outcomeOfError)(error) };
  }
  current.end(attempt.outcome);
  return attempt;
}

function mayMoveOn<T extends { status: number }>(
  attempt: Attempt<T>,
  { mayRepeat }: FailOver<T>,
): boolean {
  if ("answer" in attempt) return attempt.outcome === "failed" && mayRepeat();
  const { error } = attempt;
  if (!(error instanceof UpstreamError)) return false;
  return isUnreachable(error) || (mayRepeat() && isTransient(error));
}

/** Whether another attempt may succeed. Client errors and unusable replies don't go away. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === "status") return (error.status ?? 0) >= 500;
  return error.kind === "refused" || error.kind === "timeout";
}
