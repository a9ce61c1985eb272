/**
 * Tolerant building blocks for what an upstream sends. PHP-like servers write `"1"` for 1, `"4"` for
 * 4, `null` for missing values and `""` for an absent image; all of it is accepted here, in one place.
 * Source: docs/upstream-contract.md, "Tolerance".
 */
import { z } from "zod";
import { tidyText } from "../tidy-text.ts";

/** Required text: strings and numbers are accepted and trimmed, and must not be empty. */
export const requiredText = z
  .union([z.string(), z.number()])
  .transform((value) => tidyText(String(value)))
  .pipe(z.string().min(1));

/** Text that may be missing: `null`, `undefined` and absent become `""`. Trimmed. */
export const optionalText = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? "" : tidyText(String(value))));

/** {@link optionalText} on one line: longer values and non-text count as missing. @param max in characters */
export const optionalLine = (max: number) =>
  optionalText.transform((text) => (text.length > max ? "" : text)).catch("");

/** A file name or an absolute URL; `null` if the upstream has no image (`""`, `null`, absent). */
export const optionalImage = optionalText.transform((value) => (value === "" ? null : value));

const isTrue = (value: unknown) =>
  value === 1 || value === true || value === "1" || value === "true";

/** 1, "1", true and "true" are true; anything else, absent included, is false. */
export const flag = z.unknown().optional().transform(isTrue);

/** A {@link flag}, or `null` if it is absent. */
export const optionalFlag = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? null : isTrue(value)));

/**
 * A number that may come as text and may be missing.
 * @returns the number, or `null` if nothing usable was sent
 */
export const optionalNumber = z
  .unknown()
  .optional()
  .transform((value) => {
    if (value === null || value === undefined || value === "") return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

/** One path segment: what an upstream may use as a slug. Case is kept, slashes are not allowed. */
export const slug = requiredText.pipe(
  z
    .string()
    .max(200)
    .regex(/^[^/\\?#\s]+$/u),
);

/** A `{slug, value}` pair, the form in which every settings resource arrives. */
export const setting = z.object({
  slug: requiredText,
  value: z.preprocess(
    (value) => (typeof value === "boolean" ? String(value) : value),
    optionalText,
  ),
});
export type Setting = z.infer<typeof setting>;

/**
 * Finds the list in a reply. If the contract names a wrapper, a bare array and `{data: [...]}` are
 * accepted as well.
 *
 * @param body the parsed JSON of a reply
 * @param wrapper the field that the contract names, if any
 * @returns the list; an empty one if the field is missing or `null`
 * @throws {TypeError} when the body is neither an array nor an object, or the field isn't a list
 */
export function unwrapList(body: unknown, wrapper?: string): unknown[] {
  if (Array.isArray(body)) return body;
  if (typeof body !== "object" || body === null) throw new TypeError("expected a list");
  const fields = body as Record<string, unknown>;
  const list = (wrapper === undefined ? undefined : fields[wrapper]) ?? fields["data"] ?? [];
  if (!Array.isArray(list)) throw new TypeError(`expected a list in ${wrapper ?? "data"}`);
  return list;
}

/**
 * Finds an object of lists in a reply: homepage blocks, FAQ groups. PHP sends an empty object as `[]`.
 *
 * @param body the parsed JSON of a reply
 * @param wrapper the field that the contract names
 * @returns each group's name and items; a group that isn't a list is returned as its only item
 * @throws {TypeError} when the body or the field isn't an object
 */
export function unwrapGroups(body: unknown, wrapper: string): [name: string, items: unknown[]][] {
  if (typeof body !== "object" || body === null) throw new TypeError("expected an object");
  const fields = body as Record<string, unknown>;
  const groups = fields[wrapper] ?? fields["data"] ?? {};
  if (Array.isArray(groups) && groups.length === 0) return [];
  if (typeof groups !== "object" || Array.isArray(groups)) {
    throw new TypeError(`expected an object in ${wrapper}`);
  }
  return Object.entries(groups).map(([name, items]: [string, unknown]) => [
    name,
    Array.isArray(items) ? items : items === null ? [] : [items],
  ]);
}

/**
 * Parses a list item by item, so that one bad item doesn't affect the others.
 *
 * @param item the schema of one item
 * @param list what {@link unwrapList} found
 * @param onDropped called with the index and the paths that failed (never values: they may be personal)
 */
export function parseItems<Schema extends z.ZodType>(
  item: Schema,
  list: readonly unknown[],
  onDropped: (index: number, problems: string[]) => void,
): z.output<Schema>[] {
  const kept: z.output<Schema>[] = [];
  for (const [index, raw] of list.entries()) {
    const result = item.safeParse(raw);
    if (result.success) kept.push(result.data);
    else
      onDropped(
        index,
        result.error.issues.map((issue) => `${issue.path.join(".") || "item"}: ${issue.code}`),
      );
  }
  return kept;
}

/**
 * Turns `{slug, value}` pairs into a record; of two with the same slug the last one wins.
 * Slugs with an empty value are left out, so that "not set" has one form.
 */
export function settingsToRecord(settings: readonly Setting[]): Record<string, string> {
  return Object.fromEntries(
    settings.filter(({ value }) => value !== "").map(({ slug: key, value }) => [key, value]),
  );
}
