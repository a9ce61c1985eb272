/** Starts CMS and gateway, waits until both are ready, and stops them in the end. */
import { announcement, gatewayAddress } from "./announcement.ts";
import type { Preparation } from "./prepare.ts";
import { startService } from "./services.ts";
import { type Supervised, supervise } from "./supervise.ts";
import { waitUntilOk } from "./wait-until-ok.ts";
import { Problem } from "./problem.ts";

const READY_TIMEOUT_MS = 180_000;
const UPSTREAM_TIMEOUT_MS = 5000;
const SLOW_MS = 5000;
const POLL_MS = 100;
/** Each failed readiness check is a line in the gateway's log. */
const UPSTREAM_POLL_MS = 1000;

export interface LaunchOptions {
  preparation: Preparation;
  /** Script of each workspace: `start` or `dev`. */
  script: "start" | "dev";
  /** When the launch started, in milliseconds since 1970. */
  begun: number;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** Returns once everything has stopped after the signal. Throws, with everything stopped, if a program can't be kept running. */
export async function launch(options: LaunchOptions): Promise<void> {
  const services: Supervised[] = [];
  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  const start = (label: string, folder: string) => {
    const { env, secretValues } = options.preparation;
    const { script, say } = options;
    const common = { script, env, say, secrets: secretValues, stacks: script === "dev" };
    const service = supervise({
      name: label.trim(),
      start: () => startService({ label, folder, ...common }),
      say,
    });
    services.push(service);
    return service;
  };
  try {
    await Promise.race([aborted(options.signal), run({ ...options, signal }, start)]);
  } finally {
    over.abort();
    // The gateway first: the CMS has to receive what it is still sending.
    for (const service of services.toReversed()) await service.stop();
  }
}

async function run(
  { preparation, begun, signal, say }: LaunchOptions,
  start: (label: string, folder: string) => Supervised,
): Promise<never> {
  const { settings, adminAccount } = preparation;
  const failures: Promise<never>[] = [];
  if (settings.UPSTREAM_URL === undefined) {
    const cms = start("CMS    ", "apps/cms");
    failures.push(cms.failed);
    const ready = waitUntilOk(`http://127.0.0.1:${settings.CMS_PORT}/readyz`, {
      timeoutMs: READY_TIMEOUT_MS,
      pollMs: POLL_MS,
      signal,
      slowMs: SLOW_MS,
      onSlow: () =>
        say("Still starting the CMS; the first time it creates and fills its database."),
    });
    await orFail(ready, failures, "The CMS was not ready in time.");
    cms.markReady();
  }
  const gateway = start("gateway", "apps/bff");
  failures.push(gateway.failed);
  const address = gatewayAddress(settings);
  const alive = waitUntilOk(`${address}/healthz`, {
    timeoutMs: READY_TIMEOUT_MS,
    pollMs: POLL_MS,
    signal,
  });
  await orFail(alive, failures, "The gateway was not ready in time.");
  gateway.markReady();
  const upstreamReached = await waitUntilOk(`${address}/readyz`, {
    timeoutMs: UPSTREAM_TIMEOUT_MS,
    pollMs: UPSTREAM_POLL_MS,
    signal,
  });
  const seconds = (Date.now() - begun) / 1000;
  if (!signal.aborted) {
    say(announcement({ settings, adminAccount, seconds, upstreamReached }));
  }
  return Promise.race(failures);
}

async function orFail(
  ready: Promise<boolean>,
  failures: readonly Promise<never>[],
  message: string,
): Promise<void> {
  if (!(await Promise.race([ready, ...failures]))) throw new Problem(message);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
