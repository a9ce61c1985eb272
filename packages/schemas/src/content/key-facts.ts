/**
 * What a student asks first about a service. An extension of the contract; plain text.
 * Source: docs/upstream-contract.md, "Extensions".
 */
import { z } from "zod";
import { optionalLine } from "./tolerant-values.ts";

/** In the order of the page, by their names on the wire. */
export const keyFactLabels = {
  duration: "Duration",
  cost: "Cost",
  hours: "Hours a week",
  eligibility: "Who can apply",
  next_start: "Next start",
} as const;

type KeyFactName = keyof typeof keyFactLabels;
export const keyFactNames = Object.keys(keyFactLabels) as KeyFactName[];

/** Longest fact, in characters; a longer one would push other content off the first screen. */
export const KEY_FACT_MAX = 120;

const factText = optionalLine(KEY_FACT_MAX);

export const keyFact = z.object({
  name: z.enum(keyFactNames),
  label: z.string(),
  text: z.string(),
});
export type KeyFact = z.infer<typeof keyFact>;

/** The facts that are given, in the order of the page. */
export const keyFactsWire = z
  .unknown()
  .optional()
  .transform((value): KeyFact[] => {
    if (typeof value !== "object" || value === null) return [];
    const given = value as Partial<Record<KeyFactName, unknown>>;
    return keyFactNames
      .map((name) => ({ name, label: keyFactLabels[name], text: factText.parse(given[name]) }))
      .filter(({ text }) => text !== "");
  });
