"use client";

import { useEffect } from "react";
import type { CodeReply, ShownPhone } from "../../door/replies.ts";
import { Dialog, DialogActions } from "../dialog.tsx";
import { LocalTime } from "../local-time.tsx";
import styles from "./door.module.css";

const LOOK_EVERY_MS = 3_000;

interface PairDialogProps {
  code: CodeReply;
  /** Once the code has been used. */
  phone: ShownPhone | null;
  read: () => Promise<void>;
  onClose: () => void;
}

/** A code to scan or to type, until a phone has used it. */
export function PairDialog({ code, phone, read, onClose }: PairDialogProps) {
  const isPaired = phone?.state === "paired";

  useEffect(() => {
    if (isPaired) return undefined;
    const timer = setInterval(() => void read(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaired, read]);

  return (
    <Dialog title="Pair a phone" onClose={onClose}>
      {!isPaired && (
        <div className={styles["pairing"]}>
          <img src={code.qr} alt="QR code that opens the door’s page with this code" />
          <div>
            <p>
              Scan this with the phone’s camera, or open <strong>{code.page}</strong> on the phone
              and type this code:
            </p>
            <p className={styles["code"]}>{code.code}</p>
            <p className={styles["quiet"]}>
              It pairs one phone, until <LocalTime at={code.expiresAt} />.
            </p>
          </div>
        </div>
      )}
      <p role="status">{isPaired ? `Paired: ${phone.device}` : "Waiting for the phone…"}</p>
      <DialogActions close={isPaired ? "Done" : "Close"} />
    </Dialog>
  );
}
