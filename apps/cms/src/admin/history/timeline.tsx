import { stages } from "@kdl/schemas/applications/stages";
import { placeLabels } from "@kdl/schemas/registrations/places";
import type { ReactNode } from "react";
import { mailKindLabels } from "../../mail/mail-kinds.ts";
import { confirmationTexts } from "../../submissions/places/confirmations.ts";
import type { HistoryEntry } from "../../submissions/history-entry.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./history.module.css";

const others: Record<string, string> = { applicant: "the applicant", system: "a deadline" };
const placeOthers: Record<string, string> = { participant: "the participant", system: "the queue" };

/** What has happened, the latest first. */
export function Timeline({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return <p className={styles["quiet"]}>Nothing has happened yet.</p>;
  return (
    <ol className={styles["timeline"]} aria-label="History, the latest first">
      {entries.map((entry) => (
        <li key={`${entry.kind}:${entry.id}`} data-kind={entry.kind}>
          <Text entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Text({ entry }: { entry: HistoryEntry }): ReactNode {
  const at = <LocalTime at={entry.at} />;
  switch (entry.kind) {
    case "note":
      return (
        <>
          <p className={styles["quiet"]}>
            Note{entry.by && ` by ${entry.by}`}, {at}
          </p>
          <p className={styles["note"]}>{entry.text}</p>
        </>
      );
    case "stage":
      return (
        <>
          <p>
            {stages[entry.from].label} → {stages[entry.to].label},{" "}
            <span className={styles["quiet"]}>
              by {entry.by || others[entry.actor] || entry.actor}, {at}
            </span>
          </p>
          {entry.reason && <p className={styles["note"]}>{entry.reason}</p>}
        </>
      );
    case "place":
      return (
        <p>
          {entry.from ? `${placeLabels[entry.from]} → ` : ""}
          {placeLabels[entry.to]},{" "}
          <span className={styles["quiet"]}>
            by {entry.by || placeOthers[entry.actor] || entry.actor}, {at}
            {entry.confirmed.length > 0 &&
              ` (${entry.confirmed.map((one) => confirmationTexts[one]).join(", ")})`}
          </span>
        </p>
      );
    default:
      return (
        <p>
          Mail: {mailKindLabels[entry.mail]}
          {entry.isSent ? "" : ", not sent"},{" "}
          <span className={styles["quiet"]}>
            {entry.outcome}, {at}
          </span>
        </p>
      );
  }
}
