/** Sends a range of inputs, many at once. */
import { setTimeout as pause } from "node:timers/promises";
import type { Plan, Planned } from "./plan.ts";
import { Sender, type SenderSetting } from "./sender.ts";
import type { Results } from "./results.ts";

/** Inputs under way at the same moment, those that the server is slow to give up not counted. */
const AT_ONCE = 16;
const PATIENT_AT_ONCE = 256;
const FULL_MS = 50;

interface SendAllOptions {
  plan: Plan;
  from: number;
  to: number;
  setting: SenderSetting;
  results: Results;
  /** From then on nothing more is sent. */
  signal: AbortSignal;
}

export async function sendAll({ plan, from, to, setting, results, signal }: SendAllOptions) {
  const patient = new Set<Promise<void>>();
  let next = from;

  async function sendOne(sender: Sender, planned: Planned): Promise<void> {
    const sent = await sender.send(planned);
    // What breaks with a program says nothing by itself.
    if (!signal.aborted) results.count(planned, sent);
  }

  async function work(): Promise<void> {
    const sender = new Sender(setting);
    while (next < to && !signal.aborted) {
      next += 1;
      const planned = plan.at(next - 1);
      if (planned.input.isWhole) await sendOne(sender, planned);
      else {
        while (patient.size >= PATIENT_AT_ONCE) await pause(FULL_MS);
        const sending = sendOne(sender, planned);
        const done = sending.finally(() => patient.delete(done));
        patient.add(done);
        // Most of them are through at once; the pace stays that of all.
        await Promise.race([done, pause(FULL_MS)]);
      }
    }
    sender.close();
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all(patient);
}
