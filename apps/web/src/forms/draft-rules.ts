/** What a draft contains, when it expires, and how it is merged into a form. */
import type { Answers } from "@kdl/schemas/forms/form";
import { DRAFT_DAYS } from "@kdl/schemas/forms/form-limits";

/** A form that has been partly filled in. */
export interface Draft {
  id: string;
  /** The form, and what it is for if there are several. */
  form: string;
  answers: Answers;
  /** Name of the file that belongs to it; there may have been no room for the file itself. */
  fileName: string | null;
  idempotencyKey: string;
  /** When this fill was begun, signed by the gateway. */
  token: string;
  /** In ms since 1970. */
  savedAt: number;
  /** The draft that this one continues, as it was then. */
  replaces: { id: string; savedAt: number } | null;
}

const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60_000;

/**
 * Ids of drafts that have expired or been replaced. A replaced draft that was changed since stays: another
 * tab is still editing it.
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
 * Merges a draft into a form. Answers given meanwhile are kept.
 *
 * @param initial the form's answers before any edit
 */
export function merged(current: Answers, initial: Answers, kept: Answers): Answers {
  const untouched = Object.entries(kept).filter(([name]) => same(current[name], initial[name]));
  return { ...current, ...Object.fromEntries(untouched) };
}

/** Whether two forms have the same answers; a missing answer equals an empty one. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => same(one[name], other[name]));
}

type Answer = string | string[] | undefined;

function same(one: Answer, other: Answer): boolean {
  return asText(one) === asText(other);
}

/** Normalises lists of one and empty answers. */
function asText(answer: Answer): string {
  const list = Array.isArray(answer) ? answer : [answer ?? ""];
  return JSON.stringify(list.filter((entry) => entry !== ""));
}
