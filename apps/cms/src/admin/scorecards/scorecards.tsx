"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { ScorecardsReply } from "../../scorecards/replies.ts";
import type { SentCard } from "../../scorecards/save-scorecard.ts";
import { post, readReply } from "../call-api.ts";
import { NextReviewLink } from "./next-review-link.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { Summary } from "./summary.tsx";
import styles from "./scorecards.module.css";

/** The scorecards of an application: the account's own, and what it may see of others'. */
export function Scorecards() {
  const { id, collectionSlug } = useDocumentInfo();
  const address = `/payload-api/submissions/${collectionSlug}/${id}`;
  const [reply, setReply] = useState<ScorecardsReply | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [hasJustHandedIn, setJustHandedIn] = useState(false);

  useEffect(() => {
    let isShown = true;
    void fetch(`${address}/scorecards`)
      .then(readReply<ScorecardsReply>)
      .then(
        (found) => isShown && setReply(found),
        (error: Error) => isShown && setProblem(error.message),
      );
    return () => {
      isShown = false;
    };
  }, [address]);

  async function send(card: SentCard) {
    setBusy(true);
    try {
      setReply(await readReply(await post(`${address}/scorecard`, card)));
      setJustHandedIn(card.handIn);
      toast.success(card.handIn ? "Handed in." : "Draft saved.");
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <section className={styles["scorecards"]} aria-labelledby="scorecards-title" aria-busy={!reply}>
      <h2 id="scorecards-title">Scorecards</h2>
      {problem && <p role="alert">{problem}</p>}
      {reply && (
        <>
          <Parts reply={reply} isBusy={isBusy} onSend={(card) => void send(card)} />
          {(reply.next || reply.own) && (
            <NextReviewLink next={reply.next} takesFocus={hasJustHandedIn} />
          )}
        </>
      )}
    </section>
  );
}

interface PartsProps {
  reply: ScorecardsReply;
  isBusy: boolean;
  onSend: (card: SentCard) => void;
}

function Parts({ reply: { criteria, own, isFrozen, summary }, isBusy, onSend }: PartsProps) {
  const isHandedIn = Boolean(own?.handedInAt);
  const isDraft = own !== null && !isHandedIn;
  const form = (
    <ScorecardForm
      key={own?.revision ?? 0}
      criteria={criteria}
      own={own}
      isBusy={isBusy}
      onSend={onSend}
    />
  );
  if (isFrozen) {
    return (
      <>
        <p className={styles["quiet"]}>
          A decision was released: scorecards can&rsquo;t be changed any more.
        </p>
        {summary && <Summary summary={summary} />}
      </>
    );
  }
  if (!summary) {
    return (
      <>
        <p className={styles["quiet"]}>
          You see the other reviewers&rsquo; scorecards once you have handed in yours.
        </p>
        {form}
      </>
    );
  }
  const title = isHandedIn ? "Correct your scorecard" : "Your own scorecard";
  return (
    <>
      {/* Coordinators who are reviewing read the others' only if they mean to. */}
      <Fold title="What reviewers say" isOpen={!isDraft}>
        <Summary summary={summary} />
      </Fold>
      <Fold title={title} isOpen={isDraft}>
        {form}
      </Fold>
    </>
  );
}

function Fold({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: React.ReactNode;
}) {
  return (
    <details className={styles["fold"]} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
