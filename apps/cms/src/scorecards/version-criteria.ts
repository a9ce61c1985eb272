import { isDeepStrictEqual } from "node:util";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import type { ScoreCriterion } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { criteriaKey, criteriaOf, EVERY_COHORT } from "./criteria.ts";
import { storeVersion, versionKey } from "./find-criteria.ts";

const collection = "score-criteria";

/** Sets the unique key of a form and cohort. */
export const setCriteriaKey: CollectionBeforeValidateHook<ScoreCriterion> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { form, cohort } = { ...originalDoc, ...data };
  if (!form) return data;
  // Only internships have cohorts.
  const own = form === "internship" ? (cohort?.trim() ?? EVERY_COHORT) : EVERY_COHORT;
  const key = criteriaKey(form, own);
  if (operation === "create") {
    const same = await req.payload.count({ collection, where: { key: { equals: key } }, req });
    if (same.totalDocs > 0) {
      throw refuseChange("This form and cohort have criteria already: change those.");
    }
  }
  return { ...data, cohort: own, key };
};

/** Counts the versions. Saving without changing the criteria doesn't make a new one. */
export const countVersion: CollectionBeforeChangeHook<ScoreCriterion> = ({ data, originalDoc }) => {
  const version = originalDoc?.version ?? 0;
  const former = originalDoc ? criteriaOf(originalDoc) : [];
  const criteria = data.criteria ?? originalDoc?.criteria;
  const isSame = criteria !== undefined && isDeepStrictEqual(criteriaOf({ criteria }), former);
  return { ...data, version: isSame ? version : version + 1 };
};

/**
 * Stores each version permanently, in the transaction of the change. Of two concurrent changes, one is
 * refused, as both create the same version number.
 */
export const keepCriteriaVersion: CollectionAfterChangeHook<ScoreCriterion> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === "update" && doc.version === previousDoc.version) return doc;
  try {
    await storeVersion(req, {
      key: versionKey(doc),
      number: doc.version ?? 1,
      criteria: criteriaOf(doc),
    });
  } catch (error) {
    if (uniqueViolation(error) === null) throw error;
    throw refuseChange("Somebody has just changed these criteria. Reload the page to see them.");
  }
  return doc;
};
