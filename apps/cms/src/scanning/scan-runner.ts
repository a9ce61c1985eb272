import type { Payload } from "payload";
import { type Runner, startRunner } from "../lifecycle/runner.ts";
import { withLease } from "../leases/lease.ts";
import { metrics } from "../metrics/metrics.ts";
import type { FileStore } from "../storage/file-store.ts";
import { createPatience } from "./patience.ts";
import { ScanError, type Scanner } from "./clamd.ts";
import { changeScan, isWaiting, type WaitingResume, waitingResumes } from "./waiting-resumes.ts";

const EVERY_MS = 15_000;
const AT_ONCE = 3;
const PAGE = 200;
/** A scanner that is gone is asked again after 5 s, then more rarely, at last every minute. */
const SCANNER_WAITS = { firstMs: 5_000, longestMs: 60_000 };
/** A file for which there is no verdict is tried again after a minute, at last every six hours. */
const FILE_WAITS = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 };
const SCANNER = "";

interface Scanning {
  payload: Payload;
  scanner: Scanner;
  store: FileStore;
}

/** Has resumes looked at that wait for it, until it is stopped: nothing is given up. */
export function startScanRunner(scanning: Scanning): Runner {
  const round = createScanRound(scanning);
  return startRunner(
    "scan",
    async (signal) => {
      try {
        await round(signal);
      } catch (error) {
        // A database that is busy or gone: the next round comes in any case.
        scanning.payload.logger.warn({ err: error }, "Checks of files have to wait");
      }
    },
    EVERY_MS,
  );
}

/** One round: everything that waits and whose time has come. */
export function createScanRound({ payload, scanner, store }: Scanning) {
  const ofScanner = createPatience(SCANNER_WAITS);
  const ofFiles = createPatience(FILE_WAITS);

  return async (signal: AbortSignal): Promise<void> => {
    for (let others: string[] = []; ;) {
      const found = await waitingResumes(payload, PAGE);
      const free = found.filter(({ id }) => ofFiles.isOver(id) && !others.includes(id));
      const due = free.slice(0, AT_ONCE);
      if (due.length === 0) return;
      if (signal.aborted || !ofScanner.isOver(SCANNER)) return;
      const taken = await Promise.all(due.map((resume) => take(resume, signal)));
      others = [...others, ...due.flatMap(({ id }, index) => (taken[index] ? [] : [id]))];
    }
  };

  /** @returns whether no other process is looking at it */
  async function take(resume: WaitingResume, signal: AbortSignal): Promise<boolean> {
    return withLease(payload, `scan:${resume.id}`, async () => {
      // Another process may have been quicker, between its being found and its being claimed.
      if (await isWaiting(payload, resume)) await look(resume, signal);
    });
  }

  async function look(resume: WaitingResume, signal: AbortSignal): Promise<void> {
    try {
      const file = await store.open(resume.key);
      if (!file) throw new Error("The file is not in the store.");
      const { finding } = await scanner.scan(file.stream, signal);
      ofScanner.forget(SCANNER);
      ofFiles.forget(resume.id);
      await keep(resume, finding);
    } catch (error) {
      if (!signal.aborted) await putOff(resume, error);
    }
  }

  async function keep(resume: WaitingResume, finding: string | null): Promise<void> {
    const scan = finding === null ? "clean" : "infected";
    const scannedAt = new Date().toISOString();
    const isKept = await changeScan(payload, resume, "waiting", {
      scan,
      scanNote: finding,
      scannedAt,
    });
    if (!isKept) return;
    metrics.scannedFiles.of({ result: scan }).inc();
    const { collection, id } = resume;
    if (finding) payload.logger.warn({ collection, id, finding }, "Malware in a resume: kept back");
  }

  /** Is it the scanner, or this one file? Whoever answers a ping is there. */
  async function putOff(resume: WaitingResume, error: unknown): Promise<void> {
    metrics.scannedFiles.of({ result: "failed" }).inc();
    const isThere = await scanner.ping().then(
      () => true,
      () => false,
    );
    const { collection, id } = resume;
    payload.logger.warn({ collection, id, err: error }, "A resume could not be checked yet");
    if (!isThere) return ofScanner.extend(SCANNER);
    ofFiles.extend(id);
    const note = error instanceof ScanError ? error.message : "The file can't be read.";
    if (note !== resume.note) {
      await changeScan(payload, resume, "waiting", { scan: "waiting", scanNote: note });
    }
  }
}
