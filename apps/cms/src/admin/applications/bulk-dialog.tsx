"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import type { BulkResult } from "../../applications/in-bulk.ts";
import type { PreviewedMail, Selection } from "../../applications/replies.ts";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { callCommand, expectedOf } from "./call-command.ts";
import { type BulkCommand, isPossible, stageText } from "./possible.ts";
import styles from "./applications.module.css";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const possible = selection.applications.filter((one) => isPossible(command, one));
  const isRelease = command.command === "release";
  const title = isRelease ? `Release ${countOf(possible.length, "decision")}` : command.label;

  useEffect(() => dialog.current?.showModal(), []);
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
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby="bulk-title"
      onClose={() => onClose(result !== null)}
    >
      <h2 id="bulk-title">{title}</h2>
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
          <div className={styles["preview"]} tabIndex={0} role="region" aria-label="Preview">
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
          </div>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles["actions"]}>
        {result || possible.length === 0 ? null : (
          <Button
            type="button"
            margin={false}
            size="medium"
            disabled={isBusy}
            onClick={() => void confirm()}
          >
            {isBusy ? "Working…" : title}
          </Button>
        )}
        <Button
          type="button"
          margin={false}
          size="medium"
          buttonStyle="secondary"
          onClick={() => dialog.current?.close()}
        >
          {result ? "Close" : "Cancel"}
        </Button>
      </div>
    </dialog>
  );
}
