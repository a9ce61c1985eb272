import { stageNames, stages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";

/** How long mentors still see an application after its decision: 30 days. */
const AFTER_DECISION_MS = 30 * 24 * 60 * 60_000;

const decided = stageNames.filter((name) => name === "selected" || stages[name].isFinal);

/** The applications that a mentor sees: assigned, not in quarantine, and not decided long ago. */
export function assignedTo(user: string, now: Date): Where {
  const since = new Date(now.getTime() - AFTER_DECISION_MS).toISOString();
  return {
    and: [
      { assignees: { in: [user] } },
      { quarantined: { equals: false } },
      { or: [{ stage: { not_in: decided } }, { stageSince: { greater_than: since } }] },
    ],
  };
}
