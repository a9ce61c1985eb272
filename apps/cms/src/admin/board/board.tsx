"use client";

import { DndContext, type DragEndEvent, DragOverlay } from "@dnd-kit/core";
import { type StageName, stages } from "@kdl/schemas/applications/stages";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { BoardCard } from "../../applications/board.ts";
import { rememberList } from "../applications/list-position.ts";
import { ViewToggle } from "../applications/view-toggle.tsx";
import { BoardColumn } from "./board-column.tsx";
import { moveTo } from "./board-moves.ts";
import { announcementsFor, detectColumn, useBoardSensors } from "./drag.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { useBoard } from "./use-board.ts";
import { useMay } from "../use-may.ts";
import styles from "./board.module.css";

interface BoardProps {
  collection: string;
  title: string;
}

/** Applications in columns by stage. Cards move by a menu, or by dragging with pointer or keys. */
export function Board({ collection, title }: BoardProps) {
  const may = useMay();
  const actor = may("reopen", "applications") ? "admin" : "staff";
  const text = useSearchParams().toString();
  const query = text ? `?${text}` : "";
  const { board, message, isBusy, say, perform } = useBoard(collection, query);
  const [chosen, setChosen] = useState<BoardCard | null>(null);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const sensors = useBoardSensors();

  useEffect(() => rememberList(collection, query), [collection, query]);

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const card = active.data.current as BoardCard | undefined;
    const stage = over?.id as StageName | undefined;
    if (!card || !stage || stage === card.stage) return;
    const action = moveTo(card, stage, actor);
    if (action) void perform(card, action);
    else say(`${card.name} can't go from ${stages[card.stage].label} to ${stages[stage].label}.`);
  }

  return (
    <div className={styles["board"]}>
      <h1>{title}</h1>
      <ViewToggle />
      <p role="status" className={styles["message"]}>
        {message}
      </p>
      <DndContext
        id="board"
        sensors={sensors}
        collisionDetection={detectColumn}
        accessibility={{ announcements: announcementsFor(actor) }}
        onDragStart={({ active }) => setDragged(active.data.current as BoardCard)}
        onDragCancel={() => setDragged(null)}
        onDragEnd={drop}
      >
        {/* Reached by keyboard even while no column has a card, so that it can be scrolled. */}
        <div
          className={styles["columns"]}
          role="group"
          aria-label="Applications by stage"
          aria-busy={isBusy || board === null}
          tabIndex={0}
        >
          {board?.columns.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              collection={collection}
              isBusy={isBusy}
              onChoose={setChosen}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={styles["card"]}>{dragged.name}</div>}
        </DragOverlay>
      </DndContext>
      {chosen && (
        <MoveDialog
          card={chosen}
          actor={actor}
          onClose={() => setChosen(null)}
          onChoose={(action) => {
            setChosen(null);
            void perform(chosen, action);
          }}
        />
      )}
    </div>
  );
}
