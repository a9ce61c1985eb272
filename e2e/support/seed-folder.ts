/**
 * Keeps the data folder after the first start of a CMS (migrated, seeded, pictures cropped), so that a run of
 * the browser tests does this once instead of for each site.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeOnce } from "@kdl/runtime/testing/make-once";

const VARIABLE = "SEED_FOLDER";

/** Playwright's global set-up: workers inherit the variable. */
export default async function makeSeedFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "seed-folder-"));
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies the kept data folder into a new one. Does nothing outside of browser tests.
 * @param start starts and stops a CMS over a data folder
 */
export async function seed(
  dataDir: string,
  start: (dataDir: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[VARIABLE];
  if (folder === undefined) return;
  const seeded = join(folder, "seeded");
  await makeOnce(seeded, start);
  await cp(seeded, dataDir, { recursive: true });
}
