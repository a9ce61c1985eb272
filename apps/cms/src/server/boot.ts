import { access, constants } from "node:fs/promises";
import config from "@payload-config";
import { restrictToOwner } from "@kdl/runtime/process/private-files";
import { getPayload, type Migration, type Payload } from "payload";
import { startInterviewReminders } from "../applications/interviews/reminders.ts";
import { startOfferDeadlines } from "../applications/offer-deadlines.ts";
import { closeDatabase } from "../database/close.ts";
import { outliveLostConnections } from "../database/lost-connections.ts";
import { oneAtATime } from "../database/one-at-a-time.ts";
import { becomeSoleUser } from "../database/sole-user.ts";
import { building, env, production } from "../env.ts";
import { requeueInterruptedMail, startMailRunner } from "../jobs/mail-runner.ts";
import { dropLeases } from "../leases/lease.ts";
import { startLinkCheck } from "../link-check/start-link-check.ts";
import { addShippedTemplates } from "../mail/templates/template-of.ts";
import { afterLastRequest } from "../lifecycle/closing.ts";
import { processLog } from "../logs/process-log.ts";
import { addGauges } from "./add-gauges.ts";
import { resumeStore } from "../resumes/store.ts";
import { startScanRunner } from "../scanning/scan-runner.ts";
import { scanner } from "../scanning/scanner.ts";
import { releaseWaiting } from "../scanning/waiting-resumes.ts";
import { seed } from "../seed/seed.ts";
import { startEventReminders } from "../submissions/places/reminders.ts";
import { startKeepingPlaces } from "../submissions/places/keep-places.ts";
import { startQuarantineReminders } from "../submissions/remind-of-quarantine.ts";
import { createFirstAdmin } from "./create-first-admin.ts";
import { fail } from "../lifecycle/fail.ts";
import { discardLog, bufferLog, flushLog } from "./buffered-log.ts";
import { startSweeping } from "./start-sweeping.ts";

/** The process ends as soon as the database is ready, so it runs no jobs. */
const migratesOnly = process.argv.includes("--migrate");

/** The CMS's own entries in DATA_DIR. The gateway makes its own cache private. */
const DATA_ENTRIES =
  /^(?:cms\.db.*|uploads|resumes|pictures|outbox|secrets|\.(?:backup|restore|pipe)-.*)$/;

/** Prepares everything that the CMS needs, or ends the process with one line about what is missing. */
export async function boot(): Promise<void> {
  if (building) return;
  for (const name of ["PAYLOAD_SECRET", "GATEWAY_SECRET"] as const) {
    if (!env[name]) fail([`${name}: is missing; give at least 16 characters`]);
  }
  const startedAt = Date.now();
  await makeDataFolder();
  if (!env.DATABASE_URL) await refuseSecondCms();
  const payload = await connect();
  outliveLostConnections(payload, (err) =>
    processLog().warn({ err }, "a connection to the database was lost"),
  );
  await oneAtATime(payload.db, async () => {
    await createFirstAdmin(payload);
    await seed(payload);
    await addShippedTemplates(payload);
  });
  if (migratesOnly) return afterLastRequest(() => closeDatabase(payload));
  // With an embedded database no other process can be working.
  if (!env.DATABASE_URL) {
    await dropLeases(payload);
    await requeueInterruptedMail(payload);
  }
  // A bucket has its own clock, which doesn't agree with ours to the second.
  startSweeping(payload, env.DATABASE_URL || env.S3_BUCKET ? null : startedAt);
  startMailRunner(payload);
  startOfferDeadlines(payload);
  startInterviewReminders(payload);
  startKeepingPlaces(payload);
  startEventReminders(payload);
  startQuarantineReminders(payload);
  startLinkCheck(payload);
  if (scanner) startScanRunner({ payload, scanner, store: resumeStore });
  else await releaseWaiting(payload);
  addGauges(payload);
  afterLastRequest(() => closeDatabase(payload));
}

async function makeDataFolder(): Promise<void> {
  try {
    const changed = await restrictToOwner(env.DATA_DIR, DATA_ENTRIES);
    if (changed > 0) processLog().info({ changed }, "made DATA_DIR private");
    await access(env.DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (error) {
    fail([`DATA_DIR: can't write to ${env.DATA_DIR} (${reasonOf(error)})`]);
  }
}

/** Two CMS processes would share the file without knowing about each other's work and uploads. */
async function refuseSecondCms(): Promise<void> {
  const isSole = await becomeSoleUser(env.DATA_DIR).catch((error: unknown) =>
    fail([`DATA_DIR: can't lock the database in ${env.DATA_DIR} (${reasonOf(error)})`]),
  );
  if (isSole) return;
  fail([
    `DATA_DIR: another CMS uses the database in ${env.DATA_DIR}, and SQLite is for one at a time; stop it, or set DATABASE_URL to a PostgreSQL server for all of them`,
  ]);
}

async function connect(): Promise<Payload> {
  bufferLog();
  try {
    const payload = await getPayload({ config });
    // Payload itself only migrates in production.
    if (!production)
      await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
    flushLog();
    return payload;
  } catch (error) {
    discardLog();
    const [variable, place] = env.DATABASE_URL
      ? ["DATABASE_URL", "the PostgreSQL server"]
      : ["DATA_DIR", `the database in ${env.DATA_DIR}`];
    return fail([`${variable}: can't open ${place} (${reasonOf(error)})`]);
  }
}

/** The driver's message in one line, without Payload's prefix. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ""] = text.replace(/^Error: cannot connect to \w+: /, "").split("\n");
  return line.trim() || "it doesn't answer";
}
