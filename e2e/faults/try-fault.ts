/** Lets one fault happen while people read and send, and looks at what they met. */
import { setTimeout as pause } from "node:timers/promises";
import { editorApi } from "../support/editor-api.ts";
import type { Fault } from "./cases.ts";
import type { Deployment } from "./deployment.ts";
import { startReads } from "./reads.ts";
import { startSenders } from "./senders.ts";

export interface LoadOptions {
  /** Reads a second. */
  reads: number;
  /** Submissions a second. */
  sends: number;
  /** How long a fault lasts, in ms. */
  holdMs: number;
}

export interface FaultReport {
  fault: string;
  reads: number;
  failedReads: number;
  /** 99 of 100 reads were quicker, in ms. */
  p99: number;
  people: number;
  refused: number;
  unclear: number;
  /** Accepted, and not there exactly once. */
  lost: number;
  /** From the end of the fault to the next acceptance, in ms. */
  recoveryMs: number;
  /** In words; nothing where all is well. */
  problems: string[];
}

const RECOVERY_MS = 5_000;
const CALM_MS = 2_000;

export async function tryFault(
  site: Deployment,
  fault: Fault,
  { reads: readsPerSecond, sends, holdMs }: LoadOptions,
): Promise<FaultReport> {
  const stopReads = startReads(site.url, readsPerSecond);
  const stopSenders = startSenders(site.url, sends);
  const problems: string[] = [];
  await pause(CALM_MS);
  await fault.run(site, holdMs).catch((error: Error) => problems.push(error.message));
  const mended = performance.now();
  await pause(RECOVERY_MS + CALM_MS);
  const sendings = await stopSenders();
  const reads = await stopReads();

  const next = sendings.acceptedAt.find((moment) => moment >= mended) ?? Infinity;
  const recoveryMs = next - mended;
  if (recoveryMs > RECOVERY_MS) problems.push(`no acceptance within ${RECOVERY_MS} ms`);
  const failedReads = sum(reads.failures);
  if (failedReads > 0) problems.push(`reads failed: ${told(reads.failures)}`);
  const unclear = sum(sendings.unclear);
  if (unclear > 0) problems.push(`sent without a clear answer: ${told(sendings.unclear)}`);
  const lost = await countLost(site, sendings.people);
  if (lost > 0) problems.push(`${lost} accepted, and not stored exactly once`);
  return {
    fault: fault.name,
    reads: reads.total,
    failedReads,
    p99: percentile(reads.times, 0.99),
    people: sendings.people.length,
    refused: sendings.refused,
    unclear,
    lost,
    recoveryMs: Math.round(recoveryMs),
    problems,
  };
}

async function countLost(
  site: Deployment,
  people: readonly { email: string; reference: string | null }[],
): Promise<number> {
  const rows = await (await editorApi(site.cmsUrl)).list("contact-messages");
  const byEmail = Map.groupBy(rows, (row) => String(row["email"]));
  return people.filter(({ email, reference }) => {
    const stored = byEmail.get(email) ?? [];
    return stored.length !== 1 || stored[0]?.["reference"] !== reference;
  }).length;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

const told = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([reason, count]) => `${count} × ${reason}`).join(", ");

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}
