/** Labels with the values that they may take; any other value becomes {@link OTHER}. */
export type LabelSets = Readonly<Record<string, readonly string[]>>;

/** One value for each label. */
export type LabelsOf<L extends LabelSets> = { readonly [K in keyof L]: L[K][number] };

/** Replaces every value outside a label's set, so that clients can't fill the memory with new ones. */
export const OTHER = "other";

/** @returns a known value for each label, in the order of the sets */
export function boundedLabels(
  sets: LabelSets,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const bounded: Record<string, string> = {};
  for (const name in sets) {
    const value = values[name] ?? "";
    bounded[name] = sets[name]?.includes(value) ? value : OTHER;
  }
  return bounded;
}

/** @returns every combination of the values */
export function combinations(sets: LabelSets): Record<string, string>[] {
  return Object.entries(sets).reduce<Record<string, string>[]>(
    (rows, [name, known]) =>
      rows.flatMap((row) => known.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}
