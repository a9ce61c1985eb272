import type { CollectionBeforeOperationHook, Where } from "payload";
import { isAllowed } from "./staff.ts";
import type { Subject } from "./permissions.ts";

/**
 * Leaves the fields that an account can't read out of its searches in a list. Any other condition on these
 * fields is refused as before, so that their values can't be guessed.
 */
export const searchReadable =
  (subject: Subject): CollectionBeforeOperationHook =>
  ({ args, collection, overrideAccess, req }) => {
    const given = args as { where?: Where };
    if (overrideAccess || !given.where) return args;
    const searched = collection.admin.listSearchableFields ?? [];
    const isReadable = (field: string) => isAllowed(req, "read", subject, field);
    return { ...args, where: narrow(given.where, searched, isReadable) };
  };

type Test = (field: string) => boolean;

/** Removes alternatives from searches only: there, fewer alternatives never match more. */
function narrow(where: Where, searched: readonly string[], isReadable: Test): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if ((key !== "and" && key !== "or") || !Array.isArray(value)) return [key, value];
      if (key === "or" && isSearch(value, searched)) {
        const readable = value.filter((_, index) => isReadable(searched[index] ?? ""));
        return [key, readable.length > 0 ? readable : value];
      }
      return [key, value.map((item) => narrow(item, searched, isReadable))];
    }),
  );
}

/** Whether the admin's search box builds these conditions: the same words in each of the fields. */
function isSearch(alternatives: readonly Where[], searched: readonly string[]): boolean {
  const [first] = alternatives.map((one) => JSON.stringify(Object.values(one)));
  return (
    alternatives.length === searched.length &&
    alternatives.every((one, index) => {
      const [[field, condition] = [], ...others] = Object.entries(one);
      return (
        others.length === 0 &&
        field === searched[index] &&
        Object.keys(condition ?? {}).join() === "like" &&
        JSON.stringify([condition]) === first
      );
    })
  );
}
