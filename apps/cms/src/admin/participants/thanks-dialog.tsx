"use client";

import { useEffect, useState } from "react";
import type { ThanksPreview } from "../../submissions/participants/replies.ts";
import { mails } from "../counted.ts";
import { Dialog, DialogActions, DialogButton, DialogPreview } from "../dialog.tsx";
import { command } from "./call.ts";
import { useCommand } from "./use-command.ts";

interface ThanksDialogProps {
  event: string;
  /** @param done what was done, as a sentence; `null` if nothing was */
  onClose: (done: string | null) => void;
}

/** Thanks people who came, each once, after a look at the mail. */
export function ThanksDialog({ event, onClose }: ThanksDialogProps) {
  const { isBusy, problem, send } = useCommand(event);
  const [preview, setPreview] = useState<ThanksPreview | null>(null);
  const [failure, setFailure] = useState("");

  useEffect(() => {
    let isShown = true;
    command<ThanksPreview>(event, "thanks-preview", {}).then(
      (found) => isShown && setPreview(found),
      (error: Error) => isShown && setFailure(error.message),
    );
    return () => {
      isShown = false;
    };
  }, [event]);

  async function thank() {
    const reply = await send<{ sent: number }>("thanks", {});
    if (reply) onClose(`${mails(reply.sent)} of thanks ${reply.sent === 1 ? "is" : "are"} sent.`);
  }

  return (
    <Dialog title="Thank people who came" onClose={() => onClose(null)}>
      {preview && (
        <p>
          {preview.waiting === 0
            ? "There is nobody to thank. Mark who attended first."
            : `${mails(preview.waiting)}, one to each person who attended.`}
          {preview.done > 0 && ` ${preview.done} were thanked before, and get none.`} The words and
          the address of the feedback form are under “After the event” on the tab Edit.
        </p>
      )}
      {preview?.mail && (
        <DialogPreview>
          <p>{preview.mail.subject}</p>
          <pre>{preview.mail.text}</pre>
        </DialogPreview>
      )}
      {(failure || problem) && <p role="alert">{failure || problem}</p>}
      <DialogActions close="Close">
        {preview !== null && preview.waiting > 0 && (
          <DialogButton disabled={isBusy} onClick={() => void thank()}>
            {isBusy ? "Sending…" : `Send ${mails(preview.waiting)}`}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
