"use client";

import { Button, toast } from "@payloadcms/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { ScanState } from "../scanning/scan-states.ts";
import { LocalTime } from "./local-time.tsx";
import styles from "./submissions.module.css";

interface Scan {
  scan?: ScanState | null;
  scanNote?: string | null;
  scannedAt?: string | null;
}

const REFRESH_MS = 3_000;

/** Fetched, not taken from the form: the check continues while it is open. */
async function readScan(document: string): Promise<Scan | null> {
  const response = await fetch(`/payload-api/${document}?depth=0&select[resume]=true`);
  if (!response.ok) return null;
  const { resume } = (await response.json()) as { resume?: Scan };
  return resume ?? {};
}

/**
 * The state of a file's malware check.
 *
 * @param children actions that are offered once the file may be opened
 */
export function ResumeScan({ document, children }: { document: string; children: ReactNode }) {
  const [scan, setScan] = useState<Scan | null>(null);
  const isOpen = scan === null || scan.scan === "waiting";

  useEffect(() => {
    if (!isOpen) return;
    let isShown = true;
    const refresh = () =>
      void readScan(document).then((found) => isShown && found && setScan(found));
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [document, isOpen]);

  async function remove() {
    const url = `/payload-api/submissions/${document}/resume`;
    const response = await fetch(url, { method: "DELETE" });
    const { message } = (await response.json()) as { message: string };
    if (response.ok) toast.success(message);
    else toast.error(message);
    setScan(await readScan(document));
  }

  return (
    <div aria-live="polite">
      {scan && <ScanResult {...scan} />}
      {scan?.scan === "infected" && (
        <Button buttonStyle="secondary" size="medium" onClick={() => void remove()}>
          Delete the file
        </Button>
      )}
      {scan && (!scan.scan || scan.scan === "clean") && children}
    </div>
  );
}

function ScanResult({ scan, scanNote, scannedAt }: Scan) {
  const at = scannedAt ? <LocalTime at={scannedAt} /> : null;
  switch (scan) {
    case "waiting":
      return (
        <p>
          It is still to be checked for malware, and can be downloaded after that.
          {scanNote ? ` Last attempt: ${scanNote}` : ""}
        </p>
      );
    case "clean":
      return <p className={styles["sent"]}>Checked for malware on {at}: nothing was found.</p>;
    case "infected":
      return (
        <p className={styles["failed"]}>
          Blocked: on {at} the malware scanner found {scanNote} in it. Nobody can download it. Ask
          the sender for another file, or delete this one; their answers stay.
        </p>
      );
    case "removed":
      return (
        <p className={styles["failed"]}>
          Deleted: on {at} the malware scanner had found {scanNote} in it.
        </p>
      );
    default:
      return null;
  }
}
