import type { StageName } from "@kdl/schemas/applications/stages";
import type { SelectedApplication } from "./replies.ts";

/** Cards in a column; the list shows the others. */
export const BOARD_COLUMN_MAX = 50;

export interface BoardCard extends SelectedApplication {
  college: string;
  receivedAt: string;
  /** Average of the scorecards, from 0 to 100; `null` without any. */
  score: number | null;
  /** Text of the latest one; empty without any. */
  interview: string;
}

export interface BoardColumn {
  stage: StageName;
  /** How many are in the stage, with or without a card. */
  total: number;
  cards: BoardCard[];
}

/** In the order of the stages. */
export interface Board {
  columns: BoardColumn[];
}
