import { audienceLabels } from "../../submissions/event-mails/mailing.ts";
import type { LogEntry } from "../../submissions/event-mails/replies.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./event-mails.module.css";

const kinds: Readonly<Record<LogEntry["kind"], string>> = {
  change: "Change told",
  "not-told": "Change not told",
  message: "Message",
  reminder: "Reminder",
  thanks: "Thanks for coming",
};

/** Mails to an event's participants, the newest first. */
export function EventLog({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label="Log of mails">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">To</th>
            <th scope="col">By</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <LocalTime at={entry.at} />
              </td>
              <td>
                {[kinds[entry.kind], entry.what].filter(Boolean).join(": ")}
                {entry.text && (
                  <details>
                    <summary>{entry.kind === "not-told" ? "Why" : "Text"}</summary>
                    <p className={styles["text"]}>{entry.text}</p>
                  </details>
                )}
              </td>
              <td>
                {entry.kind === "thanks" ? "People who came" : audienceLabels[entry.audience]} (
                {entry.people})
              </td>
              <td>{entry.by || "The site"}</td>
              <td>{outcomeOf(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outcomeOf({ kind, counts }: LogEntry): string {
  if (kind === "not-told") return "Nothing sent";
  if (!counts) return "Not known any more";
  const parts = [
    `${counts.sent} sent`,
    counts.queued > 0 && `${counts.queued} on the way`,
    counts.failed > 0 && `${counts.failed} failed`,
    counts.skipped > 0 && `${counts.skipped} not needed any more`,
  ];
  return parts.filter(Boolean).join(", ");
}
