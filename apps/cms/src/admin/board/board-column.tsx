import { useDroppable } from "@dnd-kit/core";
import { stages } from "@kdl/schemas/applications/stages";
import Link from "next/link";
import type { BoardCard, BoardColumn as Column } from "../../applications/board.ts";
import { addressOf } from "../../forms/submission-list.ts";
import { listsOf } from "../submission-lists.ts";
import type { SubmissionSlug } from "../../forms/form-slugs.ts";
import { Card } from "./card.tsx";
import styles from "./board.module.css";

interface BoardColumnProps {
  column: Column;
  collection: string;
  isBusy: boolean;
  /** Of the card that is to be moved. */
  onChoose: (card: BoardCard) => void;
}

/** The applications in one stage. */
export function BoardColumn({ column, collection, isBusy, onChoose }: BoardColumnProps) {
  const { stage, total, cards } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const slug = collection as SubmissionSlug;
  const list = listsOf(slug).find(({ key }) => key === stage) ?? null;
  return (
    <section
      ref={setNodeRef}
      className={styles["column"]}
      data-over={isOver}
      aria-labelledby={`stage-${stage}`}
    >
      <h2 id={`stage-${stage}`}>
        {stages[stage].label} <span className={styles["count"]}>{total}</span>
      </h2>
      <ul>
        {cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            collection={collection}
            isBusy={isBusy}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {total > cards.length && (
        <Link href={addressOf(slug, list)} prefetch={false}>
          Show all {total} in the table
        </Link>
      )}
    </section>
  );
}
