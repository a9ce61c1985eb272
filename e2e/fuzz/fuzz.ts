/** Sends all inputs, and measures the programs before and after. */
import { setTimeout as pause } from "node:timers/promises";
import { targets } from "./input.ts";
import type { Plan } from "./plan.ts";
import { sendAll } from "./send-all.ts";
import type { SenderSetting } from "./sender.ts";
import { measureAll, settle } from "./settle.ts";
import type { FuzzedSite } from "./site.ts";
import { createResults } from "./results.ts";
import { type Course, verdicts } from "./verdicts.ts";
import { watchSite } from "./watch-site.ts";

/** The share of the inputs after which the heap is first measured: by then all code has run. */
const WARM_UP = 0.15;
/** Of a long run, this many are enough for that. */
const WARM_UP_MAX = 10_000;
const PROGRESS_MS = 30_000;

interface FuzzOptions {
  plan: Plan;
  setting: SenderSetting;
  count: number;
}

export interface FuzzReport {
  problems: string[];
  print(seed: number): void;
}

export async function fuzz(
  site: FuzzedSite,
  { plan, setting, count }: FuzzOptions,
): Promise<FuzzReport> {
  const results = createResults();
  using watch = watchSite(site);
  const { signal, peaks } = watch;
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const timer = setInterval(() => {
    const rate = Math.round(results.inputs() / seconds());
    console.log(`${results.inputs()} sent, ${rate}/s, ${results.failures()} failed`);
  }, PROGRESS_MS);

  const sending = { plan, setting, results, signal };
  const warm = Math.min(WARM_UP_MAX, Math.ceil(count * WARM_UP));
  await sendAll({ ...sending, from: 0, to: warm });
  // A program that has ended shows in the verdicts.
  await site.dropCaches().catch(() => {});
  await pause(1_000);
  const before = await measureAll(site);
  await sendAll({ ...sending, from: warm, to: count });
  clearInterval(timer);
  const took = seconds();
  const after = await settle(site, before);
  const course: Course = { site, plan, results, before, after, peaks };
  return {
    problems: verdicts(course),
    print(seed) {
      results.print(seed);
      printMemory(course);
      console.log(`${results.inputs()} inputs in ${took} s, seed ${seed}`);
      if (signal.aborted) console.log(`Sent last:\n${results.latest().join("\n")}`);
    },
  };
}

function printMemory({ site, before, after, peaks }: Course): void {
  const rows = targets.map((name) => {
    const [start, end] = [before[name], after[name]];
    const row = {
      pid: site.programs[name].pid,
      "heap before": start?.heapMib,
      "heap after": end?.heapMib,
      "rss before": start?.rssMib,
      "rss after": end?.rssMib,
      "rss peak": peaks[name].mib(),
      "open before": start?.descriptors,
      "open after": end?.descriptors,
      "lines logged": site.programs[name].log.lines(),
    };
    return [name, row] as const;
  });
  console.table(Object.fromEntries(rows));
}
