/** A site that is told to stop while people send. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import type { Project } from "../project.ts";
import { nothingIsLost, underLoad } from "../under-load.ts";

const GRACE_MS = 15_000;
const RATES = { readsASecond: 50, sendsASecond: 5 };
const BEFORE_MS = 2_000;

export async function itStopsInOrder(project: Project): Promise<string> {
  let took = 0;
  const met = await underLoad(project.url, RATES, async () => {
    await pause(BEFORE_MS);
    const begun = performance.now();
    await project.compose(["stop"]);
    took = performance.now() - begun;
    for (const service of ["gateway", "cms", "proxy"]) {
      const { State } = await project.container(service);
      assert.equal(State.ExitCode, 0, `${service} ended with ${State.ExitCode}`);
    }
    await project.up();
  });
  assert.ok(took < GRACE_MS, `stopped after ${Math.round(took)} ms`);
  return `after ${(took / 1000).toFixed(1)} s; ${await nothingIsLost(project, met)}`;
}
