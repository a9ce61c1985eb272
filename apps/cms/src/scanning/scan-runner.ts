import type { Payload } from "payload";
import { type Runner, startRunner } from "../lifecycle/runner.ts";
import { withLease } from "../leases/lease.ts";
import { metrics } from "../metrics/metrics.ts";
import type { FileStore } from "../storage/file-store.ts";
import { createBackoff } from "./backoff.ts";
import { ScanError, type Scanner } from "./clamd.ts";
import { changeScan, isWaiting, type WaitingResume, waitingResumes } from "./waiting-resumes.ts";

const EVERY_MS = 15_000;
const AT_ONCE = 3;
const PAGE = 200;
/** The scanner is tried again after 5 s, then less often, at least once a minute. */
const SCANNER_WAITS = { firstMs: 5_000, longestMs: 60_000 };
/** A file without a result is scanned again after a minute, then less often, at least every six hours. */
const FILE_WAITS = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 };
const SCANNER = "";

interface Scanning {
  payload: Payload;
  scanner: Scanner;
  store: FileStore;
}

/** Scans waiting resumes until stopped, and never gives up on one. */
export function startScanRunner(scanning: Scanning): Runner {
  const round = createScanRound(scanning);
  return startRunner(
    "scan",
    async (signal) => {
      try {
        await round(signal);
      } catch (error) {
        // The database is busy or gone: the next round tries again.
        scanning.payload.logger.warn({ err: error }, "Malware scans were postponed");
      }
    },
    EVERY_MS,
  );
}

/** One round: all waiting resumes that are due. */
export function createScanRound({ payload, scanner, store }: Scanning) {
  const scannerBackoff = createBackoff(SCANNER_WAITS);
  const fileBackoff = createBackoff(FILE_WAITS);

  return async (signal: AbortSignal): Promise<void> => {
    for (let others: string[] = []; ;) {
      const found = await waitingResumes(payload, PAGE);
      const free = found.filter(({ id }) => fileBackoff.isDue(id) && !others.includes(id));
      const due = free.slice(0, AT_ONCE);
      if (due.length === 0) return;
      if (signal.aborted || !scannerBackoff.isDue(SCANNER)) return;
      const taken = await Promise.all(due.map((resume) => take(resume, signal)));
      others = [...others, ...due.flatMap(({ id }, index) => (taken[index] ? [] : [id]))];
    }
  };

  /** @returns `false` if another process is scanning it */
  async function take(resume: WaitingResume, signal: AbortSignal): Promise<boolean> {
    return withLease(payload, `scan:${resume.id}`, async () => {
      // Another process may have scanned it after it was found here.
      if (await isWaiting(payload, resume)) await scanResume(resume, signal);
    });
  }

  async function scanResume(resume: WaitingResume, signal: AbortSignal): Promise<void> {
    try {
      const file = await store.open(resume.key);
      if (!file) throw new Error("The file is not in the store.");
      const { finding } = await scanner.scan(file.stream, signal);
      scannerBackoff.reset(SCANNER);
      fileBackoff.reset(resume.id);
      await save(resume, finding);
    } catch (error) {
      if (!signal.aborted) await postpone(resume, error);
    }
  }

  async function save(resume: WaitingResume, finding: string | null): Promise<void> {
    const scan = finding === null ? "clean" : "infected";
    const scannedAt = new Date().toISOString();
    const isSaved = await changeScan(payload, resume, "waiting", {
      scan,
      scanNote: finding,
      scannedAt,
    });
    if (!isSaved) return;
    metrics.scannedFiles.of({ result: scan }).inc();
    const { collection, id } = resume;
    if (finding)
      payload.logger.warn({ collection, id, finding }, "Malware in a resume: download blocked");
  }

  /** Decides whether the scanner or this file is the problem: a scanner that answers a ping is available. */
  async function postpone(resume: WaitingResume, error: unknown): Promise<void> {
    metrics.scannedFiles.of({ result: "failed" }).inc();
    const isReachable = await scanner.ping().then(
      () => true,
      () => false,
    );
    const { collection, id } = resume;
    payload.logger.warn({ collection, id, err: error }, "A resume could not be checked yet");
    if (!isReachable) return scannerBackoff.increase(SCANNER);
    fileBackoff.increase(id);
    const note = error instanceof ScanError ? error.message : "The file can't be read.";
    if (note !== resume.note) {
      await changeScan(payload, resume, "waiting", { scan: "waiting", scanNote: note });
    }
  }
}
