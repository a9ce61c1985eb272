import {
  type Announcements,
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type StageName, stageNames, stages } from "@kdl/schemas/applications/stages";
import type { BoardCard } from "../../applications/board.ts";
import { moveTo } from "./board-moves.ts";

/** A press that stays in place opens the link or the menu. */
const DRAG_STARTS_PX = 8;

/** The column under the pointer, or the one that a card which moves by keys lies on. */
export const detectColumn: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag);

/** The arrow keys lead from column to column. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const card = context.active?.data.current as BoardCard | undefined;
  const current = (context.over?.id ?? card?.stage) as StageName;
  const next = stageNames[stageNames.indexOf(current) + step];
  const column = next && context.droppableRects.get(next);
  return column ? { x: column.left, y: currentCoordinates.y } : undefined;
};

export const useBoardSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );

const nameOf = (active: { data: { current?: unknown } }) =>
  (active.data.current as BoardCard | undefined)?.name ?? "";

/** What screen readers say while a card is dragged. What a drop has done is in the board's status. */
export function announcementsFor(actor: "staff" | "admin"): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
    onDragOver({ active, over }) {
      const card = active.data.current as BoardCard | undefined;
      const stage = over?.id as StageName | undefined;
      if (!card || !stage) return undefined;
      const isPossible = stage === card.stage || moveTo(card, stage, actor);
      return `${card.name} is over ${stages[stage].label}${isPossible ? "" : ": not possible"}.`;
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
  };
}
