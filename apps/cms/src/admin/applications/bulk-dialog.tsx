"use client";

import { useState } from "react";
import type { BulkResult } from "../../applications/in-bulk.ts";
import type { PreviewedMail, Selection } from "../../applications/replies.ts";
import { Dialog, DialogActions, DialogButton, DialogPreview } from "../dialog.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { callCommand, expectedOf } from "./call-command.ts";
import { type BulkCommand, isPossible, stageText } from "./possible.ts";

interface BulkDialogProps {
  collection: string;
  command: BulkCommand;
  selection: Selection;
  /** Of a release. */
  mails: PreviewedMail[] | null;
  onClose: (isChanged: boolean) => void;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Shows what a command will do before it is sent, and what it did. */
export function BulkDialog({ collection, command, selection, mails, onClose }: BulkDialogProps) {
  const [result, setResult] = useState<BulkResult | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const possible = selection.applications.filter((one) => isPossible(command, one));
  const isRelease = command.command === "release";
  const title = isRelease ? `Release ${countOf(possible.length, "decision")}` : command.label;

  async function confirm() {
    setBusy(true);
    try {
      setResult(
        await callCommand(collection, command.command, {
          applications: expectedOf(possible),
          ...(command.to !== undefined && { to: command.to }),
        }),
      );
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <Dialog title={title} onClose={() => onClose(result !== null)}>
      {result ? (
        <BulkOutcome result={result} applications={possible} />
      ) : (
        <>
          <p>
            {countOf(possible.length, "application")} of {selection.total}{" "}
            {possible.length === 1 ? "changes" : "change"}.
            {selection.total > selection.applications.length &&
              ` One command takes ${selection.applications.length}: repeat it for the others.`}
          </p>
          {isRelease && possible.length > 0 && (
            <p>These mails are sent. Declines wait for 24 hours and can be undone until then.</p>
          )}
          <DialogPreview>
            {isRelease && mails
              ? mails.map(({ id, to, subject, text }) => (
                  <details key={id}>
                    <summary>
                      {to}: {subject}
                    </summary>
                    <pre>{text}</pre>
                  </details>
                ))
              : possible.map((one) => (
                  <p key={one.id}>
                    {one.name} ({one.reference}): {stageText(one)}
                  </p>
                ))}
          </DialogPreview>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close={result ? "Close" : "Cancel"}>
        {result || possible.length === 0 ? null : (
          <DialogButton disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? "Working…" : title}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
