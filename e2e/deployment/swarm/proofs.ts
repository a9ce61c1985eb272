/** What happens to a stack while people read and send, and how they are served. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  type Served,
  storedForms,
  underLoad,
} from "../../load/under-load.ts";
import { untilTrue } from "../../scale/until-true.ts";
import { run } from "../commands.ts";
import { buildOtherImage, watchStyles } from "../other-image.ts";
import type { Stack } from "./stack.ts";

const RATES = { readsASecond: 200, sendsASecond: 5 };
const BEFORE_MS = 2_000;
const SETTLES_WITHIN_MS = 300_000;
const BROKEN_IMAGE = "kdl-site-gateway:broken";

export async function tasksRun(stack: Stack): Promise<string> {
  const counts = { gateway: 3, cms: 2, proxy: 1 };
  for (const [service, count] of Object.entries(counts)) {
    assert.equal((await stack.containers(service)).length, count, service);
  }
  return "3 gateways, 2 CMS, 1 proxy";
}

/** Gateways first, then the CMS, as operators upgrade. */
export async function aNewVersionComesUnnoticed(stack: Stack): Promise<string> {
  const image = await buildOtherImage();
  const styles = watchStyles(stack.url);
  const served = await underLoad(stack.url, RATES, async () => {
    await stack.deploy({ GATEWAY_IMAGE: image });
    await settled(stack, "gateway", "completed");
    // Any other value makes it another version to the swarm.
    await stack.deploy({ STAFF_EMAIL: "staff@example.org" });
    await settled(stack, "cms", "completed");
  });
  const sheets = await styles.stop();
  assert.ok(sheets.size >= 2, "pages of both versions were seen");
  return assertNobodyNoticed(stack, served);
}

export async function aBrokenVersionIsTakenBack(stack: Stack): Promise<string> {
  const dockerfile = 'FROM kdl-site-gateway\nCMD ["node", "--eval", "process.exit(1)"]\n';
  const build = ["build", "--quiet", "--tag", BROKEN_IMAGE, "-"];
  await run("docker", build, { input: dockerfile, environment: { DOCKER_BUILDKIT: "0" } });
  const served = await underLoad(stack.url, RATES, async () => {
    await stack.deploy({ GATEWAY_IMAGE: BROKEN_IMAGE });
    await settled(stack, "gateway", "rollback_completed");
  });
  await stack.untilWhole();
  return assertNobodyNoticed(stack, served);
}

/** Ends one of a service's programs as a fault would. */
export const killed =
  (service: string) =>
  async (stack: Stack): Promise<string> => {
    let took = 0;
    const served = await underLoad(stack.url, RATES, async () => {
      await pause(BEFORE_MS);
      const before = await stack.containers(service);
      const [victim] = before;
      assert.ok(victim, service);
      const begun = performance.now();
      await run("docker", ["kill", victim]);
      await untilTrue(
        `another task of ${service}`,
        async () => {
          const now = await stack.containers(service);
          return now.length === before.length && !now.includes(victim);
        },
        SETTLES_WITHIN_MS,
      );
      took = performance.now() - begun;
    });
    return `replaced after ${(took / 1000).toFixed(1)} s; ${await assertNobodyNoticed(stack, served)}`;
  };

async function settled(stack: Stack, service: string, state: string): Promise<void> {
  await untilTrue(
    `${service}: ${state}`,
    async () => (await stack.updateState(service)) === state,
    SETTLES_WITHIN_MS,
  );
}

async function assertNobodyNoticed(stack: Stack, served: Served): Promise<string> {
  assertNoReadFailed(served);
  await assertAllStoredOnce(stack, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}
