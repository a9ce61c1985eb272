import { Button } from "@payloadcms/ui";
import type { Mark } from "../../applications/interviews/mark.ts";
import type { ShownInterview } from "../../applications/interviews/replies.ts";
import styles from "./interviews.module.css";

interface InterviewItemProps {
  interview: ShownInterview;
  isBusy: boolean;
  mayMark: boolean;
  mark(to: Mark): void;
}

const markLabels: Record<Mark, string> = {
  held: "Mark as held",
  "no-show": "Mark as no-show",
  cancelled: "Cancel the interview",
};

/** One interview: where it stands, and what can follow. */
export function InterviewItem({ interview, isBusy, mayMark, mark }: InterviewItemProps) {
  const { mentorName, minutes, place, offeredAt, offeredBy, state } = interview;
  return (
    <li>
      <p className={styles["state"]}>
        <strong>{stateOf(interview)}</strong>
      </p>
      <p>
        With {mentorName}, {minutes} minutes, {place}.
      </p>
      {state === "offered" && <p>Times: {interview.slots.join(" · ")}.</p>}
      <p className={styles["quiet"]}>
        Offered by {offeredBy}, {offeredAt}.
        {interview.bookedAt && ` Chosen by the applicant, ${interview.bookedAt}.`}
      </p>
      {mayMark && (
        <div className={styles["buttons"]}>
          {marksFor(interview).map((to) => (
            <Button
              key={to}
              type="button"
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={() => mark(to)}
            >
              {markLabels[to]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function stateOf({ state, startsAt, endedAt, endedBy, noneSuits }: ShownInterview): string {
  switch (state) {
    case "offered":
      return "Offered: the applicant hasn’t chosen a time yet";
    case "booked":
      return `Booked: ${startsAt}`;
    case "held":
      return `Held: ${startsAt}`;
    case "no-show":
      return `No-show: ${startsAt}`;
    case "cancelled":
      if (noneSuits) return `No time suits the applicant, who said so on ${endedAt}`;
      return `Cancelled by ${endedBy}, ${endedAt}${startsAt ? ` (was booked for ${startsAt})` : ""}`;
  }
}

function marksFor({ state, hasBegun }: ShownInterview): Mark[] {
  if (state === "offered") return ["cancelled"];
  if (state !== "booked") return [];
  return hasBegun ? ["held", "no-show", "cancelled"] : ["cancelled"];
}
