"use client";

import { useState } from "react";
import type { Participant } from "../../submissions/participants/replies.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { ConfirmNeeds } from "./confirm-needs.tsx";
import { nameOf } from "./people.tsx";
import { useCommand } from "./use-command.ts";

interface PlaceDialogProps {
  event: string;
  /** Whether nobody gets a mail any more. */
  hasBegun: boolean;
  one: Participant;
  /** @param done what was done, as a sentence; `null` if nothing was */
  onClose: (done: string | null) => void;
}

/** Gives somebody a seat. Past the queue, or more seats than there are, needs a confirmation. */
export function SeatDialog({ event, hasBegun, one, onClose }: PlaceDialogProps) {
  const { isBusy, problem, needs, send } = useCommand(event);
  const [isConfirmed, setConfirmed] = useState(false);
  const name = nameOf(one);
  const isPossible = problem === "" || needs.length > 0;

  async function seat() {
    const confirmed = isConfirmed ? needs : [];
    if (await send("seat", { id: one.id, from: one.place, confirmed }))
      onClose(`${name} has a seat.`);
  }

  return (
    <Dialog title={`Give ${name} a seat`} onClose={() => onClose(null)}>
      <p>
        {hasBegun
          ? "The event has begun, so nobody gets a mail. "
          : "The person gets a mail about it. "}
        Your name is kept in the history of the registration.
      </p>
      <ConfirmNeeds {...{ problem, needs, isConfirmed }} onConfirm={setConfirmed} />
      <DialogActions close="Close">
        {isPossible && (
          <DialogButton
            disabled={isBusy || (needs.length > 0 && !isConfirmed)}
            onClick={() => void seat()}
          >
            Give the seat
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Cancels somebody's registration. */
export function CancelDialog({ event, hasBegun, one, onClose }: PlaceDialogProps) {
  const { isBusy, problem, send } = useCommand(event);
  const name = nameOf(one);

  async function cancel() {
    if (await send("cancel", { id: one.id, from: one.place })) onClose(`${name} is cancelled.`);
  }

  return (
    <Dialog title={`Cancel for ${name}`} onClose={() => onClose(null)}>
      <p>
        {hasBegun
          ? "The event has begun, so nobody gets a mail."
          : "The person gets a mail that says that we have cancelled the registration. A seat that becomes free is offered to the next person who waits."}{" "}
        This can’t be undone; the person can register again.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Close">
        {!problem && (
          <DialogButton disabled={isBusy} onClick={() => void cancel()}>
            Cancel the registration
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
