import type { UpstreamAddress } from "./address.ts";
import { type AddressOutcome, isUnreachable, outcomeOfError } from "./address-outcome.ts";
import type { AddressCall, UpstreamAddresses } from "./addresses.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface FailOver<T> {
  /** @param hasOther whether another address may be asked after this one: then don't use up all the time */
  send: (address: UpstreamAddress, hasOther: boolean) => Promise<T>;
  /** What an answer says of its address. */
  outcomeOf: (answer: T) => AddressOutcome;
  /** What an error says of it, where that isn't the usual. */
  outcomeOfError?: (error: unknown) => AddressOutcome;
  /** Whether the same call may be made twice. Otherwise another address gets only what certainly wasn't taken. */
  mayRepeat: () => boolean;
}

/**
 * Makes a call, at once to another address where one fails, until one answers or all that are up were
 * asked.
 *
 * @throws what the last attempt threw
 */
export async function failOver<T>(addresses: UpstreamAddresses, call: FailOver<T>): Promise<T> {
  const asked: UpstreamAddress[] = [];
  let current: AddressCall = addresses.first();
  for (;;) {
    asked.push(current.address);
    const attempt = await settle(current, call);
    const next = mayGoOn(attempt, call) ? addresses.next(asked) : null;
    if (next) {
      current = next;
      continue;
    }
    if ("error" in attempt) throw attempt.error;
    return attempt.answer;
  }
}

type Attempt<T> = { outcome: AddressOutcome } & ({ answer: T } | { error: unknown });

async function settle<T>(current: AddressCall, call: FailOver<T>): Promise<Attempt<T>> {
  const { address, hasOther } = current;
  let attempt: Attempt<T>;
  try {
    const answer = await call.send(address, hasOther);
    attempt = { answer, outcome: call.outcomeOf(answer) };
  } catch (error) {
    attempt = { error, outcome: (call.outcomeOfError ?? outcomeOfError)(error) };
  }
  current.end(attempt.outcome);
  return attempt;
}

function mayGoOn<T>(attempt: Attempt<T>, { mayRepeat }: FailOver<T>): boolean {
  if ("answer" in attempt) return attempt.outcome === "failed" && mayRepeat();
  const { error } = attempt;
  if (!(error instanceof UpstreamError)) return false;
  return isUnreachable(error) || (mayRepeat() && isPassing(error));
}

/** Whether another attempt may succeed: what the client did wrong stays wrong, and so do bad replies. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === "status") return (error.status ?? 0) >= 500;
  return error.kind === "refused" || error.kind === "timeout";
}
