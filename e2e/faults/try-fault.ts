/** Causes one fault while people read and send forms, and checks what they experienced. */
import { setTimeout as pause } from "node:timers/promises";
import {
  failuresOf,
  type LoadFigures,
  percentileMs,
  reasonsOf,
  startLoad,
} from "../load/open-loop.ts";
import { editorApi } from "../support/editor-api.ts";
import type { Fault } from "./cases.ts";
import type { Deployment } from "./deployment.ts";
import { type Sendings, startSenders } from "./senders.ts";

export interface LoadOptions {
  /** Reads per second. */
  reads: number;
  /** Submissions per second. */
  sends: number;
  /** How long a fault lasts, in ms. */
  holdMs: number;
  /** Whether to skip checks of times, since the machine may be busy. */
  isShort: boolean;
}

export interface FaultReport {
  fault: string;
  reads: number;
  failedReads: number;
  /** 99% of reads were faster than this, in ms. */
  p99: number;
  people: number;
  /** Posts that failed between gateways and CMS, which proves that the fault had an effect. */
  failedPosts: number;
  refusedBySite: number;
  answeredByProxy: number;
  unclear: number;
  /** Accepted, but not stored exactly once. */
  lost: number;
  /** From the end of the fault to the next acceptance, in ms. */
  recoveryMs: number;
  /** In words; empty if all is well. */
  problems: string[];
}

/** What a visit requests; all of it is in the gateways' memory after the first time. */
const READS = ["/", "/services", "/events", "/clubs", "/contact", "/our-mentors"].map((path) => ({
  path,
}));
const RECOVERY_MS = 5_000;
/** A generous limit where times aren't checked. */
const TIMEOUT_MS = 60_000;
const CALM_MS = 2_000;
const POLL_MS = 20;

export async function tryFault(
  site: Deployment,
  fault: Fault,
  { reads: readsPerSecond, sends, holdMs, isShort }: LoadOptions,
): Promise<FaultReport> {
  await readOnce(site.url);
  const load = startLoad(site.url, readsPerSecond, READS);
  const { sendings, stop } = startSenders(site.url, sends);
  const crashes: string[] = [];
  await pause(CALM_MS);
  const failedBefore = site.proxy.failedPosts();
  const mended = await fault.run(site, holdMs, isShort).catch((error: Error) => {
    crashes.push(error.message);
    return performance.now();
  });
  const failedPosts = site.proxy.failedPosts() - failedBefore;
  const recovered = await acceptanceAfter(mended, sendings, TIMEOUT_MS);
  const recoveryMs = Math.round(recovered - mended);
  await pause(CALM_MS);
  await stop();
  const reads = await load.stop();
  crashes.push(...(await revive(site)));
  const lost = await countLost(site, sendings);
  return {
    fault: fault.name,
    reads: reads.total,
    failedReads: failuresOf(reads),
    p99: Math.round(percentileMs(reads.latency, 99)),
    people: sendings.people.length,
    failedPosts,
    refusedBySite: sendings.refused,
    answeredByProxy: sendings.byProxy,
    unclear: [...sendings.unclear.values()].reduce((sum, count) => sum + count, 0),
    lost,
    recoveryMs,
    problems: [
      ...crashes,
      ...(fault.failsPosts && failedPosts === 0 ? ["nothing failed: it wasn't felt"] : []),
      ...(isShort || recoveryMs <= RECOVERY_MS ? [] : [`not back within ${RECOVERY_MS} ms`]),
      ...(fault.isEntrance ? [] : visitorsProblems(reads, sendings)),
      ...neverAccepted(sendings),
      ...(lost > 0 ? [`${lost} accepted, and not stored exactly once`] : []),
    ],
  };
}

/** Fills the caches before the reads are measured. */
async function readOnce(url: string): Promise<void> {
  for (const { path } of READS) {
    const deadline = performance.now() + TIMEOUT_MS;
    const isThere = async () => (await fetch(url + path)).ok;
    while (!(await isThere()) && performance.now() < deadline) await pause(POLL_MS);
  }
}

/** Reports programs that ended by themselves, which is a failure, and restarts them for the next faults. */
async function revive({ cms, gateways, caddy, redis, postgres }: Deployment): Promise<string[]> {
  const ended = [cms, ...gateways, caddy, redis, postgres].filter(
    (each) => each?.isRunning() === false,
  );
  const told = ended.map(
    (daemon) => `${daemon?.name} ended by itself: ${daemon?.log().slice(-1000)}`,
  );
  for (const daemon of ended) await daemon?.start();
  return told;
}

/** Failures that no visitor may see while the entrance works. */
function visitorsProblems(reads: LoadFigures, { unclear }: Sendings): string[] {
  return [
    ...(reads.failures.size > 0 ? [`reads failed: ${reasonsOf(reads.failures)}`] : []),
    ...(unclear.size > 0 ? [`sent without a clear answer: ${reasonsOf(unclear)}`] : []),
  ];
}

function neverAccepted({ people }: Sendings): string[] {
  const waiting = people.filter(({ reference }) => reference === null);
  const told = new Set(waiting.map((person) => person.told));
  return waiting.length > 0 ? [`${waiting.length} never accepted: ${[...told].join(", ")}`] : [];
}

/** @returns when the first one arrived, or Infinity */
async function acceptanceAfter(
  moment: number,
  { acceptedAt }: Sendings,
  patienceMs: number,
): Promise<number> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const next = acceptedAt.find((at) => at >= moment);
    if (next !== undefined) return next;
    await pause(POLL_MS);
  }
  return Infinity;
}

async function countLost(site: Deployment, { people }: Sendings): Promise<number> {
  const rows = await (await editorApi(site.cmsUrl)).list("contact-messages");
  const byEmail = Map.groupBy(rows, (row) => String(row["email"]));
  const accepted = people.filter(({ reference }) => reference !== null);
  return accepted.filter(({ email, reference }) => {
    const stored = byEmail.get(email) ?? [];
    return stored.length !== 1 || stored[0]?.["reference"] !== reference;
  }).length;
}
