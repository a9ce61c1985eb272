import { stages } from "@kdl/schemas/applications/stages";
import type { BoardCard } from "../../applications/board.ts";
import type { StageAction } from "../applications/stage-actions.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { movesOf } from "./board-moves.ts";

interface MoveDialogProps {
  card: BoardCard;
  actor: "staff" | "admin";
  onChoose: (action: StageAction) => void;
  onClose: () => void;
}

/** Where a card can go. */
export function MoveDialog({ card, actor, onChoose, onClose }: MoveDialogProps) {
  const moves = movesOf(card, actor);
  return (
    <Dialog title={`Move ${card.name}`} onClose={onClose}>
      <p>Now in {stages[card.stage].label}.</p>
      {moves.length === 0 && <p>Nothing can be changed here.</p>}
      <DialogActions close="Cancel">
        {moves.map((action) => (
          <DialogButton key={action.label} buttonStyle="secondary" onClick={() => onChoose(action)}>
            {action.label}
          </DialogButton>
        ))}
      </DialogActions>
    </Dialog>
  );
}
