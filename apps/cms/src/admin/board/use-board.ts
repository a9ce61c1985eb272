import { useEffect, useState } from "react";
import type { Board, BoardCard } from "../../applications/board.ts";
import { callCommand, expectedOf } from "../applications/call-command.ts";
import type { StageAction } from "../applications/stage-actions.ts";
import { moved } from "./board-moves.ts";

interface BoardState {
  board: Board | null;
  /** What the last move did, or what went wrong. */
  message: string;
  isBusy: boolean;
  say: (message: string) => void;
  perform: (card: BoardCard, action: StageAction) => Promise<void>;
}

const readBoard = (collection: string, query: string) =>
  callCommand<Board>(collection, "board", {}, query);

/** The board of a collection, and the moves of its cards. */
export function useBoard(collection: string, query: string): BoardState {
  const [board, setBoard] = useState<Board | null>(null);
  const [message, say] = useState("");
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isShown = true;
    readBoard(collection, query).then(
      (found) => isShown && setBoard(found),
      (error: Error) => isShown && say(error.message),
    );
    return () => {
      isShown = false;
    };
  }, [collection, query]);

  async function perform(card: BoardCard, action: StageAction) {
    const { command, to, needsReason } = action;
    const reason = needsReason ? window.prompt("Why is it reopened?")?.trim() : undefined;
    if (needsReason && !reason) return;
    setBusy(true);
    try {
      const { done } = await callCommand(collection, command, {
        applications: expectedOf([card]),
        ...(to !== undefined && { to }),
        ...(reason && { reason }),
      });
      say(
        done.length > 0
          ? moved(card, action)
          : `${card.name}: somebody has changed it in the meantime.`,
      );
    } catch (error) {
      say((error as Error).message);
    }
    await readBoard(collection, query).then(setBoard, (error: Error) => say(error.message));
    setBusy(false);
    // The card may stand elsewhere now; the keyboard goes on from it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#move-${card.id}`)?.focus());
  }

  return { board, message, isBusy, say, perform };
}
