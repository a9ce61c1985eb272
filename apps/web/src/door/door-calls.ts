/** Calls to the gateway. By hand: tRPC's client would weigh as much as half of this page. */
import type { AppRouter } from "@kdl/bff/types";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { CallFailed } from "./call-failed.ts";
import { readClock } from "./server-clock.ts";

type Inputs = inferRouterInputs<AppRouter>["door"];
type Outputs = inferRouterOutputs<AppRouter>["door"];

/** A slow network is as good as none: staff have their answer already, and the call is repeated. */
const TIMEOUT_MS = 15_000;

/** @throws {CallFailed} */
export async function call<Name extends keyof Outputs & string>(
  name: Name,
  input: Inputs[Name],
): Promise<Outputs[Name]> {
  if (!navigator.onLine) throw new CallFailed(null, "");
  const response = await fetch(`/trpc/door.${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  // Also where a proxy or a café's log-in page answers in place of the gateway.
  const body = (await response?.json().catch(() => null)) as Reply<Outputs[Name]> | null;
  if (!response || !body) throw new CallFailed(null, "");
  readClock(response.headers.get("date"));
  if (body.result) return body.result.data;
  const { message = "", data } = body.error ?? {};
  throw new CallFailed(data?.httpStatus ?? null, message);
}

interface Reply<Output> {
  result?: { data: Output };
  error?: { message?: string; data?: { httpStatus?: number } };
}
