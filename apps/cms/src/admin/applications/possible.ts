import { isDecision, mayMove, type StageName, stages } from "@kdl/schemas/applications/stages";
import type { SelectedApplication } from "../../applications/replies.ts";

/** What is done to several applications. */
export interface BulkCommand {
  label: string;
  command: "move" | "prepare" | "release";
  to?: StageName | null;
}

/** Whether a bulk command can change an application. The server decides; this is for the preview. */
export function isPossible(
  { command, to }: BulkCommand,
  { stage, pending, releaseAt }: SelectedApplication,
): boolean {
  if (command === "release") return pending !== null && releaseAt === null;
  if (to === null) return pending !== null;
  return to !== undefined && mayMove("staff", stage, to) && !(isDecision(to) && pending === to);
}

/** The label of an application's stage, with the decision that is prepared. */
export function stageText({ stage, pending, releaseAt }: SelectedApplication): string {
  if (pending === null) return stages[stage].label;
  return `${stages[stage].label}, ${releaseAt ? "to be" : "prepared:"} ${stages[pending].label}`;
}
