/** Stopping the site while forms are being sent. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Project } from "../project.ts";
import { STOPS_WITHIN_MS } from "../time-limits.ts";
import { assertAllStoredOnce, storedForms, underLoad } from "../../load/under-load.ts";

const RATES = { readsASecond: 50, sendsASecond: 5 };
const BEFORE_MS = 2_000;

export async function itStopsInOrder(project: Project): Promise<string> {
  const served = await underLoad(project.url, RATES, async () => {
    await pause(BEFORE_MS);
    const begun = performance.now();
    await project.compose(["stop"]);
    const took = performance.now() - begun;
    for (const service of ["gateway", "cms", "proxy"]) {
      const { State } = await project.container(service);
      assert.equal(State.ExitCode, 0, `${service} ended with ${State.ExitCode}`);
    }
    await project.up();
    return took;
  });
  const took = served.result;
  assert.ok(took < STOPS_WITHIN_MS, `stopped after ${Math.round(took)} ms`);
  await assertAllStoredOnce(project, served);
  return `after ${(took / 1000).toFixed(1)} s; ${storedForms(served.sendings)}`;
}
