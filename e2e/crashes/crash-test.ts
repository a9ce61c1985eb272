/**
 * People submit forms while the CMS is killed and restarted: what they were told has to be true, and
 * each accepted submission has to be stored exactly once.
 */
import { setTimeout as wait } from "node:timers/promises";
import { editorApi } from "../support/editor-api.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { createChance } from "../support/chance.ts";
import { crashOften } from "./crash-often.ts";
import { findLosses } from "./find-losses.ts";
import { readFiles, readRows } from "./read-stored.ts";
import { sendAll } from "./send-all.ts";

const AT_ONCE = 8;
/** The sweep runs in the background after a start. */
const SWEPT_WITHIN_MS = 30_000;

interface CrashTestOptions {
  site: ShippedSite;
  count: number;
  kills: number;
  seed: number;
}

export interface CrashReport {
  /** In words; empty if all is well. */
  losses: string[];
  kills: number;
  /** Requests that were started. */
  sent: number;
  /** Answers that confirmed a submission. */
  accepted: number;
  rows: number;
  files: number;
  /** Orphaned files before the sweep. */
  orphansBefore: number;
}

/** Runs once; the site has to be fresh, without any submissions. */
export async function crashTest(options: CrashTestOptions): Promise<CrashReport> {
  const { site, count, kills, seed } = options;
  const chance = createChance(seed);
  const crashes = crashOften({ site, kills, count, chance });
  const target = { baseUrl: site.cmsUrl, send: site.send };
  const sent = await sendAll({ target, count, atOnce: AT_ONCE, chance, ...crashes });
  await crashes.untilRunning();

  const rows = await readRows(await editorApi(site.cmsUrl));
  const filesBefore = readFiles(site.dataDir);
  await site.stopCms();
  await site.startCms();
  const owned = new Set(rows.map(({ fileKey }) => fileKey));
  const isSwept = (names: { name: string }[]) => names.every(({ name }) => owned.has(name));
  let files = readFiles(site.dataDir);
  for (const end = Date.now() + SWEPT_WITHIN_MS; !isSwept(files) && Date.now() < end;) {
    await wait(200);
    files = readFiles(site.dataDir);
  }

  return {
    losses: findLosses({ sent, rows, files }),
    kills: crashes.kills(),
    sent: sent.reduce((sum, { times }) => sum + times, 0),
    accepted: sent.reduce((sum, { references }) => sum + references.length, 0),
    rows: rows.length,
    files: files.length,
    orphansBefore: filesBefore.filter(({ name }) => !owned.has(name)).length,
  };
}
