import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { isAllowed, signatureOf, staffOf } from "../access/staff.ts";
import type { User } from "../payload-types.ts";
import { readScorecards } from "../scorecards/read-scorecards.ts";
import { COMMENT_MAX, recommendations } from "../scorecards/recommendations.ts";
import type { ScorecardsReply } from "../scorecards/replies.ts";
import { nextReview, reviewQueue } from "../scorecards/review-queue.ts";
import { isReviewable } from "../scorecards/reviewable.ts";
import {
  CardRefused,
  type ReviewedApplication,
  saveScorecard,
  type SaveRefusal,
} from "../scorecards/save-scorecard.ts";
import { findApplication, SUBMISSION_PATH } from "./find-submission.ts";
import { privateJson, staffCommand, staffEndpoint } from "./staff-endpoint.ts";

const CRITERIA_MAX = 50;

const cardBody = z.strictObject({
  revision: z.int().min(0),
  criteria: z.string().max(200),
  marks: z
    .record(z.string().max(100), z.int())
    .refine((marks) => Object.keys(marks).length <= CRITERIA_MAX, "Too many marks."),
  recommendation: z.enum(recommendations).nullable(),
  comment: z.string().trim().max(COMMENT_MAX, `At most ${COMMENT_MAX} characters.`),
  handIn: z.boolean(),
});

const refusals: Record<SaveRefusal, { status: number; message: string }> = {
  frozen: {
    status: 409,
    message: "A decision on this application was released: its scorecards can't be changed.",
  },
  changed: {
    status: 409,
    message: "You have saved this scorecard elsewhere in the meantime. Reload the page to see it.",
  },
  "criteria-changed": {
    status: 409,
    message: "The criteria have changed in the meantime. Reload the page to see them.",
  },
  invalid: { status: 400, message: "A mark is not on the scale of its criterion." },
  incomplete: {
    status: 400,
    message: "To hand it in, give a mark for every criterion, and a recommendation.",
  },
};

interface Found {
  application: ReviewedApplication;
  isFrozen: boolean;
}

/** The application of the URL, if the account may see it. */
async function findReviewed(req: PayloadRequest): Promise<Found | null> {
  const found = await findApplication(req);
  if (!found) return null;
  const { form, application } = found;
  const cohort = "cohort" in application ? application.cohort : "";
  return {
    application: { form, id: application.id, cohort },
    isFrozen: !isReviewable(application),
  };
}

async function replyTo(
  req: PayloadRequest,
  { application, isFrozen }: Found,
): Promise<ScorecardsReply> {
  const { payload, user } = req;
  const seesAll = isAllowed(req, "read-all", "scorecards");
  const [cards, queue] = await Promise.all([
    readScorecards(payload, application, { id: staffOf(req)?.id ?? "", seesAll }),
    reviewQueue(payload, user),
  ]);
  return { ...cards, isFrozen, next: nextReview(queue, application.id) };
}

/** The scorecards of an application, as far as the account sees them. */
const showScorecards = staffEndpoint({
  path: `${SUBMISSION_PATH}/scorecards`,
  method: "get",
  permission: ["review", "scorecards"],
  find: findReviewed,
  run: async (req, found) => privateJson(await replyTo(req, found)),
});

/** Saves the account's own scorecard; the reply is as after a reload. */
const sendScorecard = staffCommand({
  path: `${SUBMISSION_PATH}/scorecard`,
  permission: ["review", "scorecards"],
  find: findReviewed,
  body: cardBody,
  run: async (req, found, card) => {
    await saveScorecard(req.payload, found.application, signatureOf(req.user as User), card);
    return replyTo(req, found);
  },
  refuse: (error) => {
    if (!(error instanceof CardRefused)) return null;
    const { status, message } = refusals[error.why];
    return privateJson({ message }, status);
  },
});

export const scorecardEndpoints: Endpoint[] = [showScorecards, sendScorecard];
