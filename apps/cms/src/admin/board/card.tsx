import { useDraggable } from "@dnd-kit/core";
import { stages, undecidedStages } from "@kdl/schemas/applications/stages";
import Link from "next/link";
import type { BoardCard } from "../../applications/board.ts";
import { Waiting } from "../applications/waiting.tsx";
import styles from "./board.module.css";

interface CardProps {
  card: BoardCard;
  collection: string;
  isBusy: boolean;
  onChoose: (card: BoardCard) => void;
}

/** One application on the board. */
export function Card({ card, collection, isBusy, onChoose }: CardProps) {
  const { id, name, college, stage, pending, releaseAt, receivedAt, score, interview } = card;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: card,
    disabled: isBusy,
  });
  return (
    <li ref={setNodeRef} className={styles["card"]} data-dragged={isDragging}>
      <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
        {name}
      </Link>
      {college && <span>{college}</span>}
      {score !== null && <span className={styles["quiet"]}>Score: {Math.round(score)}</span>}
      {interview && <span className={styles["quiet"]}>Interview: {interview}</span>}
      {undecidedStages.includes(stage) && (
        <span className={styles["quiet"]}>
          Waiting: <Waiting stage={stage} receivedAt={receivedAt} />
        </span>
      )}
      {pending && (
        <span className={styles["pending"]}>
          {releaseAt ? "To be" : "Prepared:"} {stages[pending].label}
        </span>
      )}
      <span className={styles["handles"]}>
        <button
          type="button"
          id={`move-${id}`}
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-label={`Move ${name}`}
          onClick={() => onChoose(card)}
        >
          Move…
        </button>
        <button type="button" {...attributes} {...listeners} aria-label={`Drag ${name}`}>
          <span aria-hidden="true">⠿</span>
        </button>
      </span>
    </li>
  );
}
