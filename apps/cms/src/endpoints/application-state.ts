import { nextStages } from "@kdl/schemas/applications/stages";
import { isAllowed } from "../access/staff.ts";
import type { ApplicationState } from "../applications/replies.ts";
import { findApplication, SUBMISSION_PATH } from "./find-submission.ts";
import { privateJson, staffEndpoint } from "./staff-endpoint.ts";

/** Where an application stands, and what follows. */
export const applicationState = staffEndpoint({
  path: `${SUBMISSION_PATH}/stage`,
  method: "get",
  permission: ["read", "applications"],
  find: findApplication,
  run: async (req, { application }) => {
    const { stage, pendingStage, releaseAt, answerBy, quarantined } = application;
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
});
