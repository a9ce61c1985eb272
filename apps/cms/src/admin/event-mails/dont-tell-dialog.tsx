"use client";

import { useId, useState } from "react";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { people } from "../counted.ts";
import { callMails } from "./call.ts";
import type { DecisionProps } from "./tell-dialog.tsx";
import styles from "./event-mails.module.css";

const REASON_MAX = 500;

/** Asks why participants aren't told of a change, for the event's log. */
export function DontTellDialog({ event, untold, onClose }: DecisionProps) {
  const { sequence, people: count } = untold;
  const id = useId();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    setProblem("");
    try {
      await callMails(event, "dont-tell", { sequence, reason });
      onClose(true);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog title="Don’t tell them" onClose={() => onClose(false)}>
      <p>
        {people(count)} registered and won’t get a mail about this change. Your name and reason go
        on the event’s log.
      </p>
      <div className={styles["field"]}>
        <label htmlFor={id}>Why</label>
        <input
          id={id}
          type="text"
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Back">
        <DialogButton disabled={isBusy || reason.trim() === ""} onClick={() => void confirm()}>
          Don’t tell them
        </DialogButton>
      </DialogActions>
    </Dialog>
  );
}
