/** Makes what is right a little wrong. */
import * as fc from "fast-check";
import { oddJson, oddName } from "./odd-values.ts";

interface Change {
  /** Of all objects and lists in the value, which one; and which of its entries. */
  where: number;
  which: number;
  how: "replace" | "drop" | "add" | "list" | "nest";
  name: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(),
  which: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "drop", "add", "list", "nest"),
  name: oddName,
  value: oddJson,
});

/** Now and then right, most of the time with one to three changes. */
export function spoilt(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  const changed = fc
    .tuple(right, changes)
    .map(([value, list]) => list.reduce(applied, structuredClone(value)));
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: oddJson });
}

function applied(root: unknown, { where, which, how, name, value: given }: Change): unknown {
  // fast-check gives out the same object every time.
  const value = structuredClone(given);
  const holders = holdersIn(root);
  const holder = holders[where % Math.max(1, holders.length)];
  if (holder === undefined) return value;
  const keys = Object.keys(holder);
  const key = keys[which % Math.max(1, keys.length)];
  if (how === "add" || key === undefined) set(holder, Array.isArray(holder) ? "0" : name, value);
  else if (how === "drop") delete holder[key];
  else if (how === "list") holder[key] = [holder[key], holder[key]];
  else if (how === "nest") holder[key] = { [name]: holder[key] };
  else holder[key] = value;
  return root;
}

/** `__proto__` as well becomes a key of its own, which JSON can say. */
function set(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function holdersIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return [holder, ...Object.values(holder).flatMap(holdersIn)];
}
