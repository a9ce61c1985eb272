import { stages } from "@kdl/schemas/applications/stages";
import type { LoggedChange } from "../../applications/replies.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./applications.module.css";

const others: Record<string, string> = { applicant: "the applicant", system: "a deadline" };

/** Every change of an application's stage. */
export function StageHistory({ history }: { history: LoggedChange[] }) {
  if (history.length === 0) return null;
  return (
    <details className={styles["history"]}>
      <summary>
        History ({history.length} {history.length === 1 ? "change" : "changes"})
      </summary>
      <ol>
        {history.toReversed().map(({ id, from, to, at, by, actor, reason }) => (
          <li key={id}>
            {stages[from].label} → {stages[to].label}, by {by || others[actor] || actor},{" "}
            <LocalTime at={at} />
            {reason && <q>{reason}</q>}
          </li>
        ))}
      </ol>
    </details>
  );
}
