/** The CMS's volume is full: forms are refused with a message, pages keep working, and nothing that was accepted is lost. */
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { reasonsOf } from "../../load/open-loop.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  storedForms,
  underLoad,
} from "../../load/under-load.ts";
import { untilTrue } from "../../scale/until-true.ts";
import type { Project } from "../project.ts";
import { RECOVERS_WITHIN_MS } from "../time-limits.ts";

const RATES = { readsASecond: 20, sendsASecond: 3 };
const BEFORE_MS = 1_500;
const FULL_FOR_MS = 4_000;
const SIZE = "160m";

/** SQLite reuses its write-ahead log, so the space in it would last for a while. */
const EMPTY_LOG = `new (require("node:sqlite").DatabaseSync)("/data/cms.db", { timeout: 5000 }).exec("PRAGMA wal_checkpoint(TRUNCATE)")`;
/** Writes large pieces, then small ones, repeatedly, since the CMS frees space now and then. */
const FILL = `until [ -e /tmp/enough ]; do
  dd if=/dev/zero bs=64k of=/data/.filler oflag=append conv=notrunc
  dd if=/dev/zero bs=512 of=/data/.filler oflag=append conv=notrunc
  sleep 0.05
done 2>/dev/null; rm /data/.filler`;

/** An in-memory volume of this size. It lasts while a container uses it, so one container only does that. */
export const smallVolume = {
  services: {
    "volume-keeper": {
      image: "${CMS_IMAGE:-kdl-site-cms}",
      command: ["sleep", "infinity"],
      init: true,
      healthcheck: { test: ["CMD", "true"], interval: "1s" },
      network_mode: "none",
      volumes: ["cms-data:/data"],
    },
  },
  volumes: {
    "cms-data": {
      driver_opts: { type: "tmpfs", device: "tmpfs", o: `size=${SIZE},uid=1000,gid=1000` },
    },
  },
};

export async function aFullVolumeIsSurvived(project: Project): Promise<string> {
  const served = await underLoad(project.url, RATES, async (sendings) => {
    await untilTrue("a first form to be accepted", async () => sendings.accepted > 0);
    await pause(BEFORE_MS);
    await project.exec("cms", "node", "--eval", EMPTY_LOG);
    const filling = project.exec("volume-keeper", "sh", "-c", FILL);
    await untilTrue("a form to be refused", async () => sendings.refused > 0);
    await pause(FULL_FOR_MS);
    await project.exec("volume-keeper", "touch", "/tmp/enough");
    await filling;
    const freed = performance.now();
    const acceptedAfter = () => sendings.acceptedAt.find((at) => at > freed);
    await untilTrue(
      "a form to be accepted again",
      async () => acceptedAfter() !== undefined,
      RECOVERS_WITHIN_MS,
    );
    return (acceptedAfter() ?? Infinity) - freed;
  });
  assertNoReadFailed(served);
  const { unclear, byProxy, refused } = served.sendings;
  assert.equal(unclear.size + byProxy, 0, `without a message: ${reasonsOf(unclear)}`);
  await assertAllStoredOnce(project, served);
  const recovered = (served.result / 1000).toFixed(1);
  return `${refused} refused with a message, the next accepted ${recovered} s after there was space; ${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}
