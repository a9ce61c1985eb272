import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { ScoreCriterion } from "../payload-types.ts";

/** What reviewers mark, from 1 to `max`. */
export interface Criterion {
  /** The same in every version of the criteria. */
  key: string;
  label: string;
  help: string;
  max: number;
  /** How much it counts, relative to the others. */
  weight: number;
}

/** The criteria at some point in time. Scorecards name the version that they were filled in for. */
export interface CriteriaVersion {
  key: string;
  /** From 1, for staff. */
  number: number;
  criteria: Criterion[];
}

/** The cohort of criteria that apply to every cohort without criteria of its own. */
export const EVERY_COHORT = "";

/** The unique key of an entry that staff edit. */
export const criteriaKey = (form: ApplicationForm, cohort: string): string => `${form}|${cohort}`;

/** The criteria that staff edit, without what the admin adds. */
export const criteriaOf = ({ criteria }: Pick<ScoreCriterion, "criteria">): Criterion[] =>
  (criteria ?? []).map(({ id, label, help, max, weight }) => ({
    key: id ?? label,
    label,
    help: help ?? "",
    max,
    weight,
  }));
