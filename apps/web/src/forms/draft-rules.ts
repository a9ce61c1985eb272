/** What a draft is, which are still good, and what of one goes into a form. */
import type { Answers } from "@kdl/schemas/forms/form";
import { DRAFT_DAYS } from "@kdl/schemas/forms/form-limits";

/** What a person has filled in so far. */
export interface Draft {
  id: string;
  /** The form, and what it is for where there are several. */
  form: string;
  answers: Answers;
  /** Name of the file that belongs to it; the file itself may not have found room. */
  fileName: string | null;
  idempotencyKey: string;
  /** When this fill was begun, signed by the gateway. */
  token: string;
  /** In ms since 1970. */
  savedAt: number;
  /** The draft that this one goes on from, as it was then. */
  replaces: { id: string; savedAt: number } | null;
}

const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60_000;

/**
 * Ids of the drafts that are too old, or that another one replaces. One that was written to after
 * it had been taken up elsewhere stays: another tab is still at it.
 *
 * @param now in ms since 1970
 */
export function gone(drafts: readonly Draft[], now: number): Set<string> {
  const old = drafts.filter(({ savedAt }) => now - savedAt > DRAFT_MS);
  const replaced = drafts.filter((draft) =>
    drafts.some(({ replaces }) => replaces?.id === draft.id && replaces.savedAt === draft.savedAt),
  );
  return new Set([...old, ...replaced].map(({ id }) => id));
}

/**
 * What a form shows after a draft was taken up. An answer that the person gave meanwhile stays.
 *
 * @param initial what the form showed before anybody typed
 */
export function merged(current: Answers, initial: Answers, kept: Answers): Answers {
  const untouched = Object.entries(kept).filter(([name]) => same(current[name], initial[name]));
  return { ...current, ...Object.fromEntries(untouched) };
}

/** Whether two forms say the same; an answer that isn't there is an empty one. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => same(one[name], other[name]));
}

type Answer = string | string[] | undefined;

function same(one: Answer, other: Answer): boolean {
  return asText(one) === asText(other);
}

/** Lists of one and single answers look alike, and so do the kinds of nothing. */
function asText(answer: Answer): string {
  const list = Array.isArray(answer) ? answer : [answer ?? ""];
  return JSON.stringify(list.filter((entry) => entry !== ""));
}
