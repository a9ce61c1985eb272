import { isApplicationForm, nextStages } from "@kdl/schemas/applications/stages";
import type { Endpoint } from "payload";
import { isAllowed, refuseUnless } from "../access/staff.ts";
import type { ApplicationState } from "../applications/replies.ts";
import { namedSubmission, notFound, SUBMISSION_PATH } from "./find-submission.ts";
import { formOfSlug } from "../forms/form-slugs.ts";

/** Where an application stands, and what follows. */
export const applicationState: Endpoint = {
  path: `${SUBMISSION_PATH}/stage`,
  method: "get",
  handler: async (req) => {
    const refusal = refuseUnless(req, "read", "applications");
    if (refusal) return refusal;
    const named = namedSubmission(req);
    const form = named && formOfSlug(named.collection);
    if (!named || !form || !isApplicationForm(form)) return notFound();
    // With the account's rights: mentors see what is assigned to them.
    const found = await req.payload.findByID({
      ...named,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    });
    if (!found || !("stage" in found)) return notFound();
    const { stage, pendingStage, releaseAt, answerBy, quarantined } = found;
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
    return Response.json(state, { headers: { "cache-control": "private, no-store" } });
  },
};
