import { createHash } from "node:crypto";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import type { ScoreCriterion } from "../payload-types.ts";
import { type CriteriaVersion, criteriaKey, criteriaOf, EVERY_COHORT } from "./criteria.ts";
import { shippedCriteria } from "./shipped-criteria.ts";

const versions = "score-criteria-versions";

/** The name of a version of criteria that staff have edited. */
export const versionKey = ({ id, version }: Pick<ScoreCriterion, "id" | "version">): string =>
  `${id}|${version}`;

/**
 * The criteria that apply to an application: its cohort's, else its form's, else the shipped ones.
 *
 * @param cohort `""` for forms without cohorts
 */
export async function findCriteria(
  payload: Payload,
  form: ApplicationForm,
  cohort: string,
  req?: PayloadRequest,
): Promise<CriteriaVersion> {
  const keys = [...new Set([criteriaKey(form, cohort), criteriaKey(form, EVERY_COHORT)])];
  const { docs } = await payload.find({
    collection: "score-criteria",
    where: { key: { in: keys } },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  const [found] = keys.flatMap((key) =>
    docs.filter(({ form: own, cohort: only }) => criteriaKey(own, only ?? EVERY_COHORT) === key),
  );
  if (found) {
    return { key: versionKey(found), number: found.version ?? 1, criteria: criteriaOf(found) };
  }
  const criteria = [...shippedCriteria[form]];
  // A release may ship others.
  const digest = createHash("sha256").update(JSON.stringify(criteria)).digest("base64url");
  return { key: `${form}|${digest}`, number: 1, criteria };
}

/** Versions that scorecards were filled in for, by their keys. */
export async function readVersions(
  payload: Payload,
  keys: readonly string[],
  req?: PayloadRequest,
): Promise<Map<string, CriteriaVersion>> {
  if (keys.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: versions,
    where: { key: { in: [...new Set(keys)] } },
    pagination: false,
    ...(req && { req }),
  });
  return new Map(
    docs.map(({ key, number, criteria }) => [
      key,
      { key, number, criteria: criteria as unknown as CriteriaVersion["criteria"] },
    ]),
  );
}

/** Stores a version. Versions never change. @throws if one with this key exists */
export async function storeVersion(
  req: PayloadRequest,
  { key, number, criteria }: CriteriaVersion,
): Promise<void> {
  const at = new Date().toISOString();
  await req.payload.db.create({
    collection: versions,
    data: { key, number, criteria, at },
    req,
  });
}

/** Stores a version if it is missing: shipped criteria are stored on first use. */
export async function keepVersion(req: PayloadRequest, version: CriteriaVersion): Promise<void> {
  const where = { key: { equals: version.key } };
  if (await req.payload.db.findOne({ collection: versions, where, req })) return;
  await storeVersion(req, version);
}
