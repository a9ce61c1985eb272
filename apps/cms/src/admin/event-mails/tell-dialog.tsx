"use client";

import { useEffect, useId, useState } from "react";
import { SENTENCE_MAX } from "../../submissions/event-mails/mailing.ts";
import type { MailPreview, UntoldReply } from "../../submissions/event-mails/replies.ts";
import { Dialog, DialogActions, DialogButton, DialogPreview } from "../dialog.tsx";
import { mails, people } from "../counted.ts";
import { callMails } from "./call.ts";
import styles from "./event-mails.module.css";

export interface DecisionProps {
  event: number | string;
  untold: NonNullable<UntoldReply["untold"]>;
  onClose: (isDecided: boolean) => void;
}

const ROWS = 3;
/** After the last key, so that the preview doesn't ask for each of them. */
const PREVIEW_AFTER_MS = 300;

/** Shows the mail about a change, with a sentence of one's own, and sends it. */
export function TellDialog({
  event,
  untold,
  onClose,
  onRefuse,
}: DecisionProps & { onRefuse: () => void }) {
  const { sequence, people: count } = untold;
  const id = useId();
  const [sentence, setSentence] = useState("");
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [sentTo, setSentTo] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(
      () =>
        void callMails<MailPreview>(event, "change-preview", { sentence }).then(
          (found) => isShown && setPreview(found),
          (error: Error) => isShown && setProblem(error.message),
        ),
      sentence === "" ? 0 : PREVIEW_AFTER_MS,
    );
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [event, sentence]);

  async function tell() {
    setBusy(true);
    setProblem("");
    await callMails<{ people: number }>(event, "tell", { sequence, sentence }).then(
      (reply) => setSentTo(reply.people),
      (error: Error) => setProblem(error.message),
    );
    setBusy(false);
  }

  if (sentTo !== null) {
    return (
      <Dialog title={`${mails(sentTo)} on the way`} onClose={() => onClose(true)}>
        <p role="status">You can follow their delivery under “Mails to participants” below.</p>
        <DialogActions close="Close" />
      </Dialog>
    );
  }
  return (
    <Dialog title={`${people(count)} registered: tell them`} onClose={() => onClose(false)}>
      <div className={styles["field"]}>
        <label htmlFor={id}>A sentence of your own (optional)</label>
        <textarea
          id={id}
          rows={ROWS}
          maxLength={SENTENCE_MAX}
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
        />
      </div>
      {preview && (
        <DialogPreview>
          <p>
            <strong>{preview.subject}</strong>
          </p>
          <pre>{preview.text}</pre>
        </DialogPreview>
      )}
      <p>
        Everybody gets this mail with their own name and link. People who have a seat also get an
        update for their calendar.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Later">
        <DialogButton disabled={isBusy || !preview} onClick={() => void tell()}>
          {isBusy ? "Sending…" : `Send ${mails(count)}`}
        </DialogButton>
        <DialogButton buttonStyle="secondary" disabled={isBusy} onClick={onRefuse}>
          Don’t tell them
        </DialogButton>
      </DialogActions>
    </Dialog>
  );
}
