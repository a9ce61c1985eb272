"use client";

import { Button } from "@payloadcms/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CriteriaVersion } from "../../scorecards/criteria.ts";
import {
  COMMENT_MAX,
  type Recommendation,
  recommendationLabels,
  recommendations,
} from "../../scorecards/recommendations.ts";
import type { OwnCard } from "../../scorecards/replies.ts";
import type { SentCard } from "../../scorecards/save-scorecard.ts";
import type { Marks } from "../../scorecards/score.ts";
import { Choices } from "./choices.tsx";
import styles from "./scorecards.module.css";

interface ScorecardFormProps {
  criteria: CriteriaVersion;
  own: OwnCard | null;
  isBusy: boolean;
  onSend: (card: SentCard) => void;
}

/** An account's own scorecard. Not a form element: it is inside the document's form. */
export function ScorecardForm({ criteria: version, own, isBusy, onSend }: ScorecardFormProps) {
  const [marks, setMarks] = useState<Marks>(own?.marks ?? {});
  const [recommendation, setRecommendation] = useState<Recommendation | null>(
    own?.recommendation ?? null,
  );
  const [comment, setComment] = useState(own?.comment ?? "");
  const [isChanged, setChanged] = useState(false);
  const [missing, setMissing] = useState<string[]>([]);
  const card = useRef<HTMLDivElement>(null);
  const { criteria, key, number } = version;
  const isHandedIn = Boolean(own?.handedInAt);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  function send(handIn: boolean) {
    const unmarked = criteria.filter((criterion) => marks[criterion.key] === undefined);
    const lacks = [
      ...unmarked.map(({ label }) => label),
      ...(recommendation === null ? ["Your recommendation"] : []),
    ];
    if (handIn && lacks.length > 0) {
      setMissing(lacks);
      const [first] = unmarked;
      const name = first ? `mark-${first.key}` : "recommendation";
      card.current?.querySelector<HTMLElement>(`input[name="${CSS.escape(name)}"]`)?.focus();
      return;
    }
    setMissing([]);
    const revision = own?.revision ?? 0;
    onSend({ revision, criteria: key, marks, recommendation, comment, handIn });
  }

  return (
    <div
      ref={card}
      role="group"
      aria-label="Your scorecard"
      className={styles["card"]}
      onKeyDown={keepFromDocument}
      onChange={() => setChanged(true)}
    >
      {criteria.map(({ key: name, label, help, max, weight }) => (
        <Choices
          key={name}
          name={`mark-${name}`}
          legend={weight > 1 ? `${label} (counts ${weight} times)` : label}
          help={help}
          options={Array.from({ length: max }, (_, index) => ({
            value: index + 1,
            label: String(index + 1),
          }))}
          value={marks[name] ?? null}
          onChoose={(mark) => setMarks({ ...marks, [name]: mark })}
        />
      ))}
      <Choices
        name="recommendation"
        legend="Your recommendation"
        help="Would you take this person? You recommend, a coordinator decides."
        options={recommendations.map((value) => ({ value, label: recommendationLabels[value] }))}
        value={recommendation}
        onChoose={setRecommendation}
      />
      <label className={styles["comment"]}>
        Comment <span className={styles["quiet"]}>(for coordinators and the other reviewers)</span>
        <textarea
          rows={4}
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </label>
      {missing.length > 0 && (
        <p role="alert" className={styles["missing"]}>
          Still missing: {missing.join(", ")}.
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button
          type="button"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => send(true)}
        >
          {isHandedIn ? "Save the correction" : "Hand in"}
        </Button>
        {isHandedIn ? null : (
          <Button
            type="button"
            size="medium"
            margin={false}
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => send(false)}
          >
            Save draft
          </Button>
        )}
        <span className={styles["quiet"]}>Criteria, version {number}</span>
      </div>
    </div>
  );
}

/** Enter in a control would save the document. */
function keepFromDocument(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
