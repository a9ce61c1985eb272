import { isDecision, type StageName, stageNames, stages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";

const undecided = stageNames.filter((stage) => !isDecision(stage) && !stages[stage].isFinal);

/**
 * Applications whose scorecards can be changed: no decision has taken effect. A decline that waits freezes
 * nothing, or its reviewers could tell what isn't said yet.
 */
export const reviewable: Where = {
  and: [{ stage: { in: undecided } }, { quarantined: { equals: false } }],
};

interface Reviewed {
  stage: StageName;
  quarantined?: boolean | null;
}

/** {@link reviewable} of an application that was read. */
export const isReviewable = ({ stage, quarantined }: Reviewed): boolean =>
  undecided.includes(stage) && !quarantined;
