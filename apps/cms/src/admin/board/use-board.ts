import { useEffect, useRef, useState } from "react";
import type { Board, BoardCard } from "../../applications/board.ts";
import { callCommand, expectedOf } from "../applications/call-command.ts";
import type { StageAction } from "../applications/stage-actions.ts";
import { moved } from "./board-moves.ts";

interface BoardState {
  board: Board | null;
  /** Result of the last move, or what went wrong. */
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
  /** The card that was moved last, until it has focus again. */
  const movedCard = useRef<string | null>(null);

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

  // The card may be in another column now; keyboard users continue from it. Controls of a busy board can't
  // have focus, so this waits until the board is rendered again.
  useEffect(() => {
    if (isBusy || movedCard.current === null) return;
    document.querySelector<HTMLElement>(`#move-${movedCard.current}`)?.focus();
    movedCard.current = null;
  }, [isBusy]);

  async function perform(card: BoardCard, action: StageAction) {
    const { command, to, needsReason } = action;
    const reason = needsReason ? window.prompt("Why is it reopened?")?.trim() : undefined;
    if (needsReason && !reason) return;
    setBusy(true);
    movedCard.current = card.id;
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
  }

  return { board, message, isBusy, say, perform };
}
