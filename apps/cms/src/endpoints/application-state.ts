import { nextStages } from "@kdl/schemas/applications/stages";
import type { Endpoint } from "payload";
import { isAllowed, refuseUnless } from "../access/staff.ts";
import type { ApplicationState } from "../applications/replies.ts";
import { findApplication, notFound, SUBMISSION_PATH } from "./find-submission.ts";
import { privateJson } from "./staff-endpoint.ts";

/** Where an application stands, and what follows. */
export const applicationState: Endpoint = {
  path: `${SUBMISSION_PATH}/stage`,
  method: "get",
  handler: async (req) => {
    const refusal = refuseUnless(req, "read", "applications");
    if (refusal) return refusal;
    const found = await findApplication(req);
    if (!found) return notFound();
    const { stage, pendingStage, releaseAt, answerBy, quarantined } = found.application;
    const decides = isAllowed(req, "decide", "applications");
    const own = isAllowed(req, "reopen", "applications") ? "admin" : "staff";
    const state: ApplicationState = {
      stage,
      pending: decides ? (pendingStage ?? null) : null,
      releaseAt: decides ? (releaseAt ?? null) : null,
      answerBy: answerBy ?? null,
      quarantined,
      next: decides ? nextStages(own, stage) : [],
    };
    return privateJson(state);
  },
};
