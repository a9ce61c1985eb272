"use client";

import { useState } from "react";
import type { IssueResult } from "../../certificates/issue.ts";
import type { CandidatesReply } from "../../certificates/replies.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { issue } from "./call.ts";
import { TermsFields, type TypedTerms } from "./terms-fields.tsx";
import styles from "./certificates.module.css";

interface IssueDialogProps {
  collection: string;
  found: CandidatesReply;
  onClose: (isIssued: boolean) => void;
}

const certificates = (count: number) => `${count} certificate${count === 1 ? "" : "s"}`;

/** Says who gets a certificate, asks what for, and issues them. */
export function IssueDialog({ collection, found, onClose }: IssueDialogProps) {
  const { candidates, suggested } = found;
  const [only] = candidates.length === 1 ? candidates : [];
  const [terms, setTerms] = useState<TypedTerms>({
    name: only?.name ?? "",
    title: suggested.title,
    hours: suggested.hours === null ? "" : String(suggested.hours),
    startsOn: suggested.startsOn ?? "",
    endsOn: suggested.endsOn ?? "",
  });
  const [result, setResult] = useState<IssueResult | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isComplete = terms.title.trim() !== "" && (!only || terms.name.trim() !== "");

  async function confirm() {
    setBusy(true);
    setProblem("");
    try {
      const { name, title, hours, startsOn, endsOn } = terms;
      setResult(
        await issue(collection, {
          ids: candidates.map(({ id }) => id),
          title,
          hours: hours === "" ? null : Number(hours),
          startsOn: startsOn || null,
          endsOn: endsOn || null,
          ...(only && { name }),
        }),
      );
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <Dialog
      title={`Issue ${certificates(candidates.length)}`}
      onClose={() => onClose(result !== null)}
    >
      {result ? (
        <p role="status">
          {certificates(result.issued.length)} issued.
          {result.already.length > 0 && ` ${result.already.length} had one already.`}
          {result.impossible.length > 0 &&
            ` ${result.impossible.length} couldn’t get one: somebody has changed the submission.`}
          {result.unprintable.length > 0 &&
            ` ${result.unprintable.length} couldn’t get one, as the name has letters that can’t be printed: issue it by itself, and spell the name in other letters.`}
        </p>
      ) : (
        <>
          <p>{summaryOf(found)}</p>
          {candidates.length > 0 && (
            <>
              <TermsFields terms={terms} withName={only !== undefined} onChange={setTerms} />
              {!only && (
                <div className={styles["people"]} tabIndex={0} role="region" aria-label="Who">
                  {candidates.map(({ id, name, reference }) => (
                    <p key={id}>
                      {name || "No name that can be printed"} ({reference})
                    </p>
                  ))}
                </div>
              )}
              <p className={styles["quiet"]}>
                Each person gets a mail. A certificate can’t be changed, only revoked.
              </p>
            </>
          )}
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <DialogActions close={result ? "Close" : "Cancel"}>
        {!result && candidates.length > 0 && (
          <DialogButton disabled={isBusy || !isComplete} onClick={() => void confirm()}>
            {isBusy ? "Working…" : `Issue ${certificates(candidates.length)}`}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function summaryOf({ candidates, already, impossible, left }: CandidatesReply): string {
  const parts = [
    candidates.length === 0 && "Nobody who is chosen can get a certificate now.",
    already > 0 && `${already} of the chosen ${already === 1 ? "has" : "have"} one already.`,
    impossible > 0 &&
      `${impossible} can’t get one: certificates are for people who attended, or whose place is confirmed.`,
    left > 0 && `One command issues ${candidates.length}: repeat it for the other ${left}.`,
  ];
  return parts.filter(Boolean).join(" ");
}
