"use client";

import { useState } from "react";
import type { Participant } from "../../submissions/participants/replies.ts";
import { post, readReply } from "../call-api.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { nameOf } from "./people.tsx";

interface TicketDialogProps {
  one: Participant;
  /** @param done what was done, as a sentence; `null` if nothing was */
  onClose: (done: string | null) => void;
}

/** Replaces somebody's ticket, such as after it was passed on. */
export function TicketDialog({ one, onClose }: TicketDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const name = nameOf(one);

  async function reissue() {
    setBusy(true);
    try {
      await readReply(await post(`/payload-api/door/tickets/${one.id}/reissue`, {}));
      onClose(`${name} gets a new ticket by mail.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <Dialog title={`New ticket for ${name}`} onClose={() => onClose(null)}>
      <p>The present ticket doesn’t work any more, and the person gets a mail about the new one.</p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Close">
        <DialogButton disabled={isBusy} onClick={() => void reissue()}>
          Replace the ticket
        </DialogButton>
      </DialogActions>
    </Dialog>
  );
}
