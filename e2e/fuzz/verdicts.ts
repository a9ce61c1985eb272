/** Checks what has to be true once all inputs have been sent. */
import type { Memory } from "../support/program-memory.ts";
import { targets } from "./input.ts";
import type { Plan } from "./plan.ts";
import type { FuzzedSite } from "./site.ts";
import type { Results } from "./results.ts";
import type { SiteWatch } from "./watch-site.ts";

export type Memories = Readonly<Record<string, Memory>>;

/** How much the heap may stay above its size before, for example because of bounded caches. */
export const HEAP_GROWTH_MIB = 48;
/** The most memory that a program may ever use. */
const RSS_MAX_MIB = 1_500;
/** The number of connections between the programs varies. */
const DESCRIPTOR_GROWTH = 80;

export interface Course {
  site: FuzzedSite;
  plan: Plan;
  results: Results;
  before: Memories;
  after: Memories;
  /** Largest ever seen, by program. */
  peaks: SiteWatch["peaks"];
}

/** @returns everything that went wrong */
export function verdicts({ site, plan, results, before, after, peaks }: Course): string[] {
  const problems: string[] = [];
  for (const name of targets) {
    const { log, isRunning } = site.programs[name];
    if (!isRunning()) problems.push(`${name} ended by itself:\n${log.tail()}`);
    for (const line of log.leaks) problems.push(`${name} has written what was sent: ${line}`);
    for (const [said, { times, requestId }] of log.errors) {
      const id = plan.idOf(requestId) ?? "a request of its own";
      problems.push(`${name} logged ${times} times, first for ${id}: ${said}`);
    }
    const [start, end] = [before[name], after[name]];
    if (start && end) {
      const growth = end.heapMib - start.heapMib;
      if (growth > HEAP_GROWTH_MIB) problems.push(`${name}'s heap grew by ${growth} MiB`);
      const open = end.descriptors - start.descriptors;
      if (open > DESCRIPTOR_GROWTH) problems.push(`${name} has ${open} files or sockets more open`);
    }
    const peak = peaks[name].mib();
    if (peak > RSS_MAX_MIB) problems.push(`${name} took ${peak} MiB`);
  }
  if (results.failures() > 0) problems.push(`${results.failures()} inputs failed`);
  return problems;
}
