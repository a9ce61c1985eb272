import type { CollectionBeforeChangeHook } from "payload";

/**
 * Leaves the fields of commands out of what Payload writes. It writes whole documents, as they were when it
 * read them: saving a form would undo a command that came in between.
 */
export const keepCommandFields =
  (names: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, operation }) => {
    if (operation === "create") return data;
    return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
  };
