"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { InterviewsReply, InterviewOutcome } from "../../applications/interviews/replies.ts";
import { callCommand } from "../applications/call-command.ts";
import { announceHistory } from "../history/history-changed.ts";
import { InterviewItem } from "./interview-item.tsx";
import { OfferForm } from "./offer-form.tsx";
import { readInterviews } from "./read-interviews.ts";
import styles from "./interviews.module.css";

/** The interviews of an application, and what staff can do about them. */
export function InterviewControl() {
  const { id, collectionSlug } = useDocumentInfo();
  const collection = collectionSlug ?? "";
  const [reply, setReply] = useState<InterviewsReply | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isShown = true;
    void readInterviews(collection, id).then((found) => isShown && setReply(found));
    return () => {
      isShown = false;
    };
  }, [collection, id]);

  /** @returns whether it was done */
  async function send(command: "offer-interview" | "mark-interview", body: object) {
    setBusy(true);
    let isDone = false;
    try {
      const { problem } = await callCommand<InterviewOutcome>(collection, command, body);
      isDone = problem === null;
      if (problem === null) toast.success("Done.");
      else toast.error(problem);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setReply(await readInterviews(collection, id));
    announceHistory();
    setBusy(false);
    return isDone;
  }

  if (!reply) return null;
  const { interviews, mayOffer, mayMark, stage } = reply;
  if (interviews.length === 0 && !mayOffer) return null;
  const open = interviews.find(({ state }) => state === "offered" || state === "booked") ?? null;
  return (
    <section className={styles["interviews"]} aria-labelledby="interviews-title">
      <h2 id="interviews-title">Interview</h2>
      {interviews.length > 0 && (
        <ul className={styles["list"]}>
          {interviews.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              isBusy={isBusy || !mayMark}
              mayMark={mayMark}
              mark={(to) =>
                void send("mark-interview", {
                  interview: interview.id,
                  sequence: interview.sequence,
                  to,
                })
              }
            />
          ))}
        </ul>
      )}
      {mayOffer && (
        <OfferForm
          reply={reply}
          replaces={open}
          isBusy={isBusy}
          offer={(terms) =>
            send("offer-interview", {
              application: { id, stage },
              replaces: open?.id ?? null,
              ...terms,
            })
          }
        />
      )}
    </section>
  );
}
