import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest, Where } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { Scorecard } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import type { CriteriaVersion } from "./criteria.ts";
import { findCriteria, keepVersion, readVersions } from "./find-criteria.ts";
import type { Recommendation } from "./recommendations.ts";
import { reviewable } from "./reviewable.ts";
import { averageOf, isMark, type Marks, scoreOf } from "./score.ts";

const collection = "scorecards";

export interface ReviewedApplication {
  form: ApplicationForm;
  id: string;
  /** `""` for forms without cohorts. */
  cohort: string;
}

export interface Reviewer {
  id: string;
  name: string;
}

/** A card as its reviewer sends it. */
export interface SentCard {
  /** Revision of the card that the reviewer has seen; 0 for a new one. */
  revision: number;
  /** Key of the criteria that the reviewer has seen. */
  criteria: string;
  marks: Marks;
  recommendation: Recommendation | null;
  comment: string;
  /** Drafts are visible only to their reviewer. A card that was handed in can't become a draft again. */
  handIn: boolean;
}

export type SaveRefusal = "frozen" | "changed" | "criteria-changed" | "invalid" | "incomplete";

/** A card that was refused, and isn't stored. */
export class CardRefused extends Error {
  readonly why: SaveRefusal;

  constructor(why: SaveRefusal) {
    super(`Scorecard refused: ${why}`);
    this.why = why;
  }
}

const cardKey = (application: string, reviewer: string): string => `${application}|${reviewer}`;

/**
 * Stores a reviewer's card, and the application's score once the card is handed in.
 *
 * @throws {CardRefused}
 */
export async function saveScorecard(
  payload: Payload,
  application: ReviewedApplication,
  reviewer: Reviewer,
  sent: SentCard,
): Promise<void> {
  const save = () => inTransaction(payload, (req) => saveIn(req, application, reviewer, sent));
  await save().catch((error: unknown) => {
    // Another application's first card has stored the same version of the criteria.
    if (uniqueViolation(error) === null) throw error;
    return save();
  });
}

async function saveIn(
  req: PayloadRequest,
  application: ReviewedApplication,
  reviewer: Reviewer,
  sent: SentCard,
): Promise<void> {
  const { db } = req.payload;
  const now = new Date().toISOString();
  await holdOpen(req, application, { updatedAt: now });
  const key = cardKey(application.id, reviewer.id);
  const where: Where = { key: { equals: key } };
  const former = await db.findOne<Scorecard>({ collection, where, req });
  if ((former?.revision ?? 0) !== sent.revision) throw new CardRefused("changed");
  const version = await versionFor(req, application, former, sent.criteria);
  const marks = checkedMarks(version, sent.marks);
  const isHandedIn = sent.handIn || Boolean(former?.handedInAt);
  const score = scoreOf(version.criteria, marks);
  if (isHandedIn && (score === null || sent.recommendation === null)) {
    throw new CardRefused("incomplete");
  }
  const data = {
    reviewerName: reviewer.name,
    criteria: version.key,
    marks,
    score: isHandedIn ? score : null,
    recommendation: sent.recommendation,
    comment: sent.comment,
    revision: sent.revision + 1,
    handedInAt: former?.handedInAt ?? (isHandedIn ? now : null),
    savedAt: now,
  };
  if (former) {
    await db.updateOne({ collection, id: former.id, data, req });
  } else {
    const own = { key, form: application.form, application: application.id, reviewer: reviewer.id };
    await db.create({ collection, data: { ...data, ...own }, req });
  }
  if (isHandedIn) await holdOpen(req, application, { score: await averageScore(req, application) });
}

/**
 * Updates the application if its cards can still be changed. This locks its row until the transaction ends,
 * so that releases and other reviewers' cards can't interleave.
 */
async function holdOpen(
  req: PayloadRequest,
  { form, id }: ReviewedApplication,
  data: { updatedAt: string } | { score: number | null },
): Promise<void> {
  const held = await req.payload.db.updateOne({
    collection: formSlugs[form],
    where: { and: [{ id: { equals: id } }, reviewable] },
    data,
    options: { atomic: true },
    req,
  });
  if (!held) throw new CardRefused("frozen");
}

/** The version that a card was begun with, or the current one. */
async function versionFor(
  req: PayloadRequest,
  { form, cohort }: ReviewedApplication,
  former: Scorecard | null,
  wanted: string,
): Promise<CriteriaVersion> {
  const begunWith = former?.criteria === wanted;
  const stored = begunWith && (await readVersions(req.payload, [wanted], req)).get(wanted);
  if (stored) return stored;
  const present = await findCriteria(req.payload, form, cohort, req);
  if (present.key !== wanted) throw new CardRefused("criteria-changed");
  await keepVersion(req, present);
  return present;
}

function checkedMarks({ criteria }: CriteriaVersion, sent: Marks): Marks {
  const known = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  for (const [key, mark] of Object.entries(sent)) {
    const criterion = known.get(key);
    if (!criterion || !isMark(mark, criterion)) throw new CardRefused("invalid");
  }
  return { ...sent };
}

/** The average of the cards that were handed in. */
async function averageScore(
  req: PayloadRequest,
  { id }: ReviewedApplication,
): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ application: { equals: id } }, { handedInAt: { exists: true } }] },
    pagination: false,
    req,
  });
  return averageOf(docs.flatMap(({ score }) => score ?? []));
}
