import { isDecision, type StageName, stageNames, stages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";

const undecided = stageNames.filter((stage) => !isDecision(stage) && !stages[stage].isFinal);

/** Applications whose scorecards can be changed: no decision is released, not even a decline that waits. */
export const reviewable: Where = {
  and: [
    { stage: { in: undecided } },
    { releaseAt: { exists: false } },
    { quarantined: { equals: false } },
  ],
};

interface Reviewed {
  stage: StageName;
  releaseAt?: string | null;
  quarantined?: boolean | null;
}

/** {@link reviewable} of an application that was read. */
export const isReviewable = ({ stage, releaseAt, quarantined }: Reviewed): boolean =>
  undecided.includes(stage) && !releaseAt && !quarantined;
