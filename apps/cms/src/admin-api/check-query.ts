/** Payload answers 500 if a query parameter is of the wrong type; this detects such queries first. */
const COUNT = /^\d{1,6}$/;
const counts = ["limit", "page", "depth"];

/** Payload's other operators are for field types that no collection has. */
const operators =
  /^(?:equals|contains|not_equals|in|not_in|exists|greater_than|greater_than_equal|less_than|less_than_equal|like|not_like)$/;
const dateOperators = /^(?:equals|not_equals|(?:greater|less)_than(?:_equal)?)$/;
const isDateField = (field: string) => /(?:At|Date)$/.test(field);

/**
 * @param richText fields that can't be queried by their content
 * @returns a description of what is wrong, or `null`
 */
export function checkQuery(
  query: URLSearchParams,
  richText: ReadonlySet<string> = new Set(),
): string | null {
  for (const [name, value] of query) {
    const [key = "", ...path] = name.split(/[[\]]+/).filter(Boolean);
    if (counts.includes(key) && value !== "" && (name !== key || !COUNT.test(value))) {
      return `${key} has to be a whole number.`;
    }
    if (key === "where" && !isCondition(path, value, richText)) return "where is no condition.";
    if (key === "data" && !jsonObject(value)) return "data has to be a JSON object.";
  }
  return null;
}

/** Whether this is a path such as `[and][0][title][equals]`, with a value of the field's type. */
function isCondition(
  path: readonly string[],
  value: string,
  richText: ReadonlySet<string>,
): boolean {
  if (path.length === 0) return value === "";
  const [first = "", ...rest] = path;
  if (first === "and" || first === "or") {
    return /^\d{1,3}$/.test(rest[0] ?? "") && isCondition(rest.slice(1), value, richText);
  }
  const [operator = "", ...index] = rest;
  const isList = operator === "in" || operator === "not_in";
  if (!operators.test(operator) || index.length > (isList ? 1 : 0)) return false;
  const [field = "", ...inside] = first.split(".");
  if (inside.length > 0 && richText.has(field)) return false;
  if (isDateField(first) && operator === "contains") return false;
  const needsDate = isDateField(first) && dateOperators.test(operator);
  return !needsDate || value === "" || value === "null" || !Number.isNaN(Date.parse(value));
}

/** Parses a JSON object; `null` if it isn't one. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
