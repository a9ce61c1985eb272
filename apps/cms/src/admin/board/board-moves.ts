import { nextStages, type StageName, stages } from "@kdl/schemas/applications/stages";
import type { BoardCard } from "../../applications/board.ts";
import { actionsFor, type StageAction } from "../applications/stage-actions.ts";

/** What an account can do with a card. Decisions are released in the list, where their mails are shown. */
export function movesOf(card: BoardCard, actor: "staff" | "admin"): StageAction[] {
  const next = nextStages(actor, card.stage);
  return actionsFor({ ...card, answerBy: null, quarantined: false, next }).filter(
    ({ command }) => command !== "release",
  );
}

/** What happens when a card is dropped on a stage; `null` if nothing can. */
export const moveTo = (
  card: BoardCard,
  stage: StageName,
  actor: "staff" | "admin",
): StageAction | null => movesOf(card, actor).find(({ to }) => to === stage) ?? null;

/** The message that says what a move has done. */
export function moved({ name }: BoardCard, { command, to }: StageAction): string {
  if (to === null) return `${name}: the prepared decision is taken back.`;
  const stage = to ? stages[to].label : "";
  return command === "prepare"
    ? `${name}: ${stage} is prepared. Release it in the table.`
    : `${name} is in ${stage} now.`;
}
