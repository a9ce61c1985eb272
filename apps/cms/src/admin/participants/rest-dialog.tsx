"use client";

import {
  type Attendance,
  attendanceLabels,
  attendances,
} from "../../submissions/participants/replies.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { useCommand } from "./use-command.ts";

const countOf = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;

interface RestDialogProps {
  event: string;
  /** People who have a seat and aren't marked. */
  unmarked: number;
  /** @param done what was done, as a sentence; `null` if nothing was */
  onClose: (done: string | null) => void;
}

/** Marks everybody who is neither checked in nor marked by hand, in one go. */
export function RestDialog({ event, unmarked, onClose }: RestDialogProps) {
  const { isBusy, problem, send } = useCommand(event);

  async function mark(to: Attendance) {
    const reply = await send<{ marked: number }>("mark-rest", { to });
    if (reply) onClose(`${countOf(reply.marked)} marked: ${attendanceLabels[to]}.`);
  }

  return (
    <Dialog title="Mark the others" onClose={() => onClose(null)}>
      <p>
        {countOf(unmarked)} with a seat {unmarked === 1 ? "is" : "are"} neither checked in nor
        marked. What is marked already stays. Phones at the door that are still offline can check
        people in later; that counts more than a no-show.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close="Close">
        {attendances.toReversed().map((to) => (
          <DialogButton key={to} disabled={isBusy} onClick={() => void mark(to)}>
            {attendanceLabels[to]}
          </DialogButton>
        ))}
      </DialogActions>
    </Dialog>
  );
}
