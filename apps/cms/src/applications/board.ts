import type { StageName } from "@kdl/schemas/applications/stages";
import type { SelectedApplication } from "./replies.ts";

/** Cards in a column; the list shows the others. */
export const BOARD_COLUMN_MAX = 50;

export interface BoardCard extends SelectedApplication {
  college: string;
  receivedAt: string;
  /** Of the scorecards, from 0 to 100; `null` without any. */
  score: number | null;
  /** The latest, in words; empty without any. */
  interview: string;
}

export interface BoardColumn {
  stage: StageName;
  /** Of all that are in the stage, whether they have a card or not. */
  total: number;
  cards: BoardCard[];
}

/** In the order of the stages. */
export interface Board {
  columns: BoardColumn[];
}
