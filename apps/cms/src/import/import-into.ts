/** An import from its start to its end: the database, the lease, the gateways. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { getPayload, type Migration, type Payload } from "payload";
import { closeDatabase } from "../database/close.ts";
import { env } from "../env.ts";
import { withLease } from "../leases/lease.ts";
import config from "../payload.config.ts";
import { notifier } from "../webhook/notifier.ts";
import type { ImportArguments } from "./import-arguments.ts";
import { openSource } from "./open-source.ts";
import { createReport, reasonOf } from "./report.ts";
import { runImport } from "./run-import.ts";
import { ImportProblem } from "./source.ts";

const LEASE = "import";
const NO_SITE = "There is no site yet. Start it once, so that it makes its database.";

/**
 * @returns whether everything was stored
 * @throws {ImportProblem}
 */
export async function importInto(
  given: ImportArguments,
  say: (line: string) => void,
): Promise<boolean> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "cms.db")))
    throw new ImportProblem(NO_SITE);
  const payload = await getPayload({ config });
  try {
    await checkVersion(payload);
    return await importWith(payload, given, say);
  } finally {
    await notifier.close();
    await closeDatabase(payload);
  }
}

async function importWith(
  payload: Payload,
  given: ImportArguments,
  say: (line: string) => void,
): Promise<boolean> {
  const { isDryRun, parentSlug } = given;
  await mkdir(env.DATA_DIR, { recursive: true });
  const source = await openSource(given, env.DATA_DIR);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  const report = createReport(say);
  try {
    const run = () =>
      runImport(payload, source, { isDryRun, parentSlug, signal: stop.signal }, report);
    if (isDryRun) await run();
    else if (!(await withLease(payload, LEASE, run)))
      throw new ImportProblem("Another import is running. Wait until it has ended.");
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await source.close();
  }
  for (const line of source.notTaken) say(`not taken: ${line}`);
  for (const line of report.summary(isDryRun)) say(line);
  if (stop.signal.aborted) say("It was stopped. Run it again, and it goes on from here.");
  return !report.hasFailures && !stop.signal.aborted;
}

/** The program and the database belong to one version: migrating is the CMS's work. */
async function checkVersion(payload: Payload): Promise<void> {
  const known = (payload.db.prodMigrations as Migration[]).map(({ name }) => name);
  const { docs } = await payload
    .find({ collection: "payload-migrations", pagination: false, depth: 0 })
    .catch((error: unknown) => {
      throw new ImportProblem(`${NO_SITE} (${reasonOf(error)})`);
    });
  const done = new Set(docs.map(({ name }) => name));
  if (known.length === done.size && known.every((name) => done.has(name))) return;
  throw new ImportProblem(
    "The database belongs to another version of the site. Start the CMS of this version first.",
  );
}
