import type { Payload } from "payload";
import type { Scorecard } from "../payload-types.ts";
import { findCriteria, readVersions } from "./find-criteria.ts";
import type { OwnCard, ScorecardsReply, ScoreSummary } from "./replies.ts";
import type { ReviewedApplication } from "./save-scorecard.ts";
import { averageOf, averagesOf, type Marks } from "./score.ts";

interface Viewer {
  id: string;
  /** Coordinators, who decide. Others see cards once their own is handed in. */
  seesAll: boolean;
}

/** What an account sees of an application's scorecards. */
export async function readScorecards(
  payload: Payload,
  { form, id, cohort }: ReviewedApplication,
  viewer: Viewer,
): Promise<Pick<ScorecardsReply, "criteria" | "own" | "summary">> {
  const { docs } = await payload.find({
    collection: "scorecards",
    where: { application: { equals: id } },
    sort: "savedAt",
    pagination: false,
  });
  const own = docs.find(({ reviewer }) => reviewer === viewer.id);
  const versions = await readVersions(
    payload,
    docs.map(({ criteria }) => criteria),
  );
  const begunWith = own && versions.get(own.criteria);
  return {
    criteria: begunWith ?? (await findCriteria(payload, form, cohort)),
    own: own ? toOwn(own) : null,
    summary: viewer.seesAll || own?.handedInAt ? summaryOf(docs, versions, viewer.id) : null,
  };
}

const toOwn = ({ revision, marks, recommendation, comment, handedInAt }: Scorecard): OwnCard => ({
  revision,
  marks: marks as Marks,
  recommendation: recommendation ?? null,
  comment: comment ?? "",
  handedInAt: handedInAt ?? null,
});

function summaryOf(
  docs: readonly Scorecard[],
  versions: Awaited<ReturnType<typeof readVersions>>,
  viewer: string,
): ScoreSummary {
  const cards = docs.flatMap((doc) =>
    doc.handedInAt
      ? {
          reviewer: doc.reviewerName,
          isOwn: doc.reviewer === viewer,
          criteria: versions.get(doc.criteria)?.criteria ?? [],
          marks: doc.marks as Marks,
          score: doc.score ?? null,
          recommendation: doc.recommendation ?? null,
          comment: doc.comment ?? "",
          handedInAt: doc.handedInAt,
          savedAt: doc.savedAt,
        }
      : [],
  );
  return {
    score: averageOf(cards.flatMap(({ score }) => score ?? [])),
    averages: averagesOf(cards),
    cards,
    drafts: docs.filter((doc) => !doc.handedInAt).map(({ reviewerName }) => reviewerName),
  };
}
