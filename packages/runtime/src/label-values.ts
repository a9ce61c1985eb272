/** Labels with the values that they may take; anything else becomes {@link OTHER}. */
export type LabelSets = Readonly<Record<string, readonly string[]>>;

/** One value for each label. */
export type LabelsOf<L extends LabelSets> = { readonly [K in keyof L]: L[K][number] };

/** Stands for every value outside a label's set, so that nobody can fill the memory with new ones. */
export const OTHER = "other";

/**
 * The part of a metric's line that tells it from its siblings.
 * @returns `{a="b",c="d"}` without the braces, in the order of the sets; empty without labels
 */
export function labelText(sets: LabelSets, values: Readonly<Record<string, string>>): string {
  return Object.entries(sets)
    .map(([name, known]) => {
      const value = values[name] ?? "";
      return `${name}="${escaped(known.includes(value) ? value : OTHER)}"`;
    })
    .join(",");
}

/** @returns every combination of the values */
export function combinations(sets: LabelSets): Record<string, string>[] {
  return Object.entries(sets).reduce<Record<string, string>[]>(
    (rows, [name, known]) =>
      rows.flatMap((row) => known.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

function escaped(value: string): string {
  return value.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/"/g, '\\"');
}
