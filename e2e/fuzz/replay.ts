/** Sends single inputs again, and shows what goes out and what comes back. */
import { setTimeout as pause } from "node:timers/promises";
import type { Plan } from "./plan.ts";
import { Sender, type SenderSetting } from "./sender.ts";
import type { FuzzedSite } from "./site.ts";

const SHOWN = 2_000;
/** Longer than any timer of a request's. */
const LATE_MS = 25_000;

/** @returns everything that was not as it has to be */
export async function replay(
  site: FuzzedSite,
  plan: Plan,
  setting: SenderSetting,
  ids: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  const sender = new Sender(setting);
  // What lies in memory is answered before anything else is looked at.
  await site.dropCaches();
  for (const id of ids) {
    const planned = plan.byId(id);
    const { input } = planned;
    console.log(`\n── ${id}, to ${input.to}, then ${input.ending}`);
    for (const piece of input.pieces) console.log(String(piece).slice(0, SHOWN));
    const { results, ms, problem, said } = await sender.send(planned);
    console.log(`── ${results.join()} after ${Math.round(ms)} ms\n${said}`);
    if (problem !== null) problems.push(`${id}: ${problem}`);
  }
  sender.close();
  console.log(`\nNow ${LATE_MS / 1000} s of waiting for what comes late.`);
  await pause(LATE_MS);
  for (const { name, log } of site.dead()) problems.push(`${name} has ended:\n${log.tail()}`);
  for (const { name, log } of Object.values(site.programs)) {
    for (const said of log.errors.keys()) problems.push(`${name} logged ${said}`);
    for (const line of log.leaks) problems.push(`${name} has written what was sent: ${line}`);
  }
  return problems;
}
