import { isDecision, type StageName, stages } from "@kdl/schemas/applications/stages";
import type { ApplicationState } from "../../applications/replies.ts";

/** A button about one application. */
export interface StageAction {
  /** Focuses the button while the focus is on the page, not in a field. */
  letter: string;
  label: string;
  command: "move" | "prepare" | "release";
  to?: StageName | null;
  /** Asks for one before it is sent. */
  needsReason?: boolean;
  /** Whether the next application follows. */
  movesOn: boolean;
}

const letters: Partial<Record<StageName, string>> = {
  screening: "c",
  interview: "i",
  shortlisted: "h",
  selected: "s",
  declined: "d",
};

const isOver = (stage: StageName) => stages[stage].isFinal || stage === "selected";

/** What an account can do with an application, in the order of the buttons. */
export function actionsFor({ stage, pending, releaseAt, next }: ApplicationState): StageAction[] {
  const moves = next.map((to): StageAction => {
    const base = { letter: letters[to] ?? "", to };
    if (isOver(stage)) {
      const label = `Reopen: ${stages[to].label}`;
      return { ...base, letter: "o", label, command: "move", needsReason: true, movesOn: false };
    }
    return isDecision(to)
      ? { ...base, label: `Prepare: ${stages[to].label}`, command: "prepare", movesOn: true }
      : { ...base, label: `Move to ${stages[to].label}`, command: "move", movesOn: true };
  });
  const others = moves.filter(({ command, to }) => command !== "prepare" || to !== pending);
  if (pending === null) return others;
  const undo: StageAction = {
    letter: "u",
    label: releaseAt ? "Undo the decline" : "Take the prepared decision back",
    command: "prepare",
    to: null,
    movesOn: false,
  };
  if (releaseAt) return [undo];
  const release = `Release: ${stages[pending].label}`;
  return [{ letter: "r", label: release, command: "release", movesOn: true }, undo, ...others];
}
