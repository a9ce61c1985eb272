import { Button } from "@payloadcms/ui";
import { stages } from "@kdl/schemas/applications/stages";
import { useEffect, useRef } from "react";
import type { BoardCard } from "../../applications/board.ts";
import type { StageAction } from "../applications/stage-actions.ts";
import { movesOf } from "./board-moves.ts";
import styles from "../applications/applications.module.css";

interface MoveDialogProps {
  card: BoardCard;
  actor: "staff" | "admin";
  onChoose: (action: StageAction) => void;
  onClose: () => void;
}

/** Where a card can go. */
export function MoveDialog({ card, actor, onChoose, onClose }: MoveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const moves = movesOf(card, actor);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby="move-title"
      onClose={onClose}
    >
      <h2 id="move-title">Move {card.name}</h2>
      <p>Now in {stages[card.stage].label}.</p>
      {moves.length === 0 && <p>Nothing can be changed here.</p>}
      <div className={styles["actions"]}>
        {moves.map((action) => (
          <Button
            key={action.label}
            type="button"
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => onChoose(action)}
          >
            {action.label}
          </Button>
        ))}
        <Button
          type="button"
          buttonStyle="transparent"
          size="medium"
          margin={false}
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </Button>
      </div>
    </dialog>
  );
}
