import { type StageName, undecidedStages } from "@kdl/schemas/applications/stages";

const DAY_MS = 24 * 60 * 60_000;

/** Whole days that an application has been waiting for a decision; `null` once it has one. */
export function daysWaiting(stage: StageName, receivedAt: string, now: number): number | null {
  if (!undecidedStages.includes(stage)) return null;
  return Math.max(0, Math.floor((now - Date.parse(receivedAt)) / DAY_MS));
}

/** {@link daysWaiting} as text; empty once there is a decision. */
export function waitingText(stage: StageName, receivedAt: string, now: number): string {
  const days = daysWaiting(stage, receivedAt, now);
  if (days === null) return "";
  if (days === 0) return "Today";
  return `${days} day${days === 1 ? "" : "s"}`;
}
