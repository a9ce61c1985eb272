/** Replies to the admin about scorecards. */
import type { CriteriaVersion, Criterion } from "./criteria.ts";
import type { Recommendation } from "./recommendations.ts";
import type { CriterionAverage, Marks } from "./score.ts";

export interface OwnCard {
  revision: number;
  marks: Marks;
  recommendation: Recommendation | null;
  comment: string;
  handedInAt: string | null;
}

/** A card that was handed in. */
export interface HandedInCard {
  reviewer: string;
  isOwn: boolean;
  criteria: Criterion[];
  marks: Marks;
  score: number | null;
  recommendation: Recommendation | null;
  comment: string;
  handedInAt: string;
  /** Later, if it was corrected. */
  savedAt: string;
}

export interface ScoreSummary {
  score: number | null;
  averages: CriterionAverage[];
  cards: HandedInCard[];
  /** Reviewers who have begun a card. */
  drafts: string[];
}

export interface NextReview {
  name: string;
  href: string;
  /** How many are left, this one included. */
  left: number;
}

export interface ScorecardsReply {
  /** The criteria of the reviewer's own card, or the current ones. */
  criteria: CriteriaVersion;
  own: OwnCard | null;
  /** Whether cards can't be changed any more. */
  isFrozen: boolean;
  /** `null` for reviewers who haven't handed in their own card. */
  summary: ScoreSummary | null;
  /** Next among those assigned to the account. */
  next: NextReview | null;
}
