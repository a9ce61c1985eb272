import { access, constants, statfs } from "node:fs/promises";
import type { Migration, Payload } from "payload";
import { query } from "../database/query.ts";
import { env } from "../env.ts";
import { lastSentAt, mailQueue } from "../jobs/mail-queue.ts";
import { isClosing } from "../lifecycle/closing.ts";
import { resumeStore } from "../resumes/store.ts";
import { scanner } from "../scanning/scanner.ts";
import { scanQueue } from "../scanning/waiting-resumes.ts";
import { cached, withTimeout } from "./probe.ts";

/** Add up to less than the timeouts of the health checks: `deploy/Caddyfile`, the image, Kubernetes. */
const DATABASE_MS = 2_000;
const OTHERS_MS = 1_500;
const CACHE_MS = 5_000;
const FREE_BYTES = 64 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** Longer than greylisting delays mail. */
const MAIL_LATE_MS = 30 * MINUTE_MS;
const SCAN_LATE_MS = 15 * MINUTE_MS;

export interface Readiness {
  /** `degraded`: it serves, but something needs attention. */
  status: "ready" | "degraded" | "not ready" | "closing";
  /** Descriptions for operators. */
  problems: string[];
}

/** Whether the CMS can serve, and what is wrong. */
export async function readReadiness(payload: Payload): Promise<Readiness> {
  if (isClosing()) return { status: "closing", problems: ["The CMS is closing."] };
  const fatal = await databaseProblem(payload);
  if (fatal) return { status: "not ready", problems: [fatal] };
  try {
    const found = await Promise.all([
      diskProblem(),
      storeProblem(),
      scannerProblem(),
      withTimeout(OTHERS_MS, lateMail(payload)),
      withTimeout(OTHERS_MS, lateScans(payload)),
    ]);
    const problems = found.filter((problem) => problem !== null);
    return { status: problems.length > 0 ? "degraded" : "ready", problems };
  } catch {
    return { status: "not ready", problems: [NO_DATABASE] };
  }
}

const NO_DATABASE = "The database doesn't answer.";

/** Problems with the database, without which nothing works. */
async function databaseProblem(payload: Payload): Promise<string | null> {
  try {
    const rows = await withTimeout(
      DATABASE_MS,
      query(payload, "SELECT name FROM payload_migrations"),
    );
    const done = new Set(rows.map(({ name }) => name));
    const known = payload.db.prodMigrations as Migration[];
    const missing = known.find(({ name }) => !done.has(name));
    return missing
      ? `The database lacks the migration ${missing.name}: start the CMS again.`
      : null;
  } catch {
    return NO_DATABASE;
  }
}

async function diskProblem(): Promise<string | null> {
  try {
    await access(env.DATA_DIR, constants.W_OK);
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    return bavail * bsize < FREE_BYTES ? "The disk of DATA_DIR is all but full." : null;
  } catch {
    return "DATA_DIR can't be written to.";
  }
}

const storeProblem = cached(CACHE_MS, () =>
  withTimeout(OTHERS_MS, resumeStore.check()).then(
    () => null,
    () => "Files can't be stored: applications with a resume fail.",
  ),
);

const scannerProblem = cached(CACHE_MS, async () => {
  if (!scanner) return null;
  return withTimeout(OTHERS_MS, scanner.ping()).then(
    () => null,
    () => "The malware scanner doesn't answer: resumes wait for it.",
  );
});

const minutesSince = (moment: number) => Math.floor((Date.now() - moment) / MINUTE_MS);

/** A single refused address is normal; sending no mail at all is a problem. */
async function lateMail(payload: Payload): Promise<string | null> {
  const { oldestAt } = await mailQueue(payload);
  if (oldestAt === null || Date.now() - oldestAt < MAIL_LATE_MS) return null;
  if (lastSentAt() > oldestAt) return null;
  return `Mail has been waiting for ${minutesSince(oldestAt)} minutes, and none has left since.`;
}

async function lateScans(payload: Payload): Promise<string | null> {
  const { oldestAt } = await scanQueue(payload);
  if (oldestAt === null || Date.now() - oldestAt < SCAN_LATE_MS) return null;
  return `A resume has been waiting for its malware check for ${minutesSince(oldestAt)} minutes.`;
}
