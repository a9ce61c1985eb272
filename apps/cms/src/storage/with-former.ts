import type { FileStore } from "./file-store.ts";

/**
 * A store together with the one that it replaces, whose files may not have been moved yet. New files are
 * only stored in the first.
 */
export function withFormer(store: FileStore, former: FileStore): FileStore {
  const both = [store, former];
  return {
    begin: (key) => store.begin(key),
    open: async (key) => (await store.open(key)) ?? former.open(key),
    async remove(key) {
      await Promise.all(both.map((each) => each.remove(key)));
    },
    async *keysBefore(moment) {
      const seen = new Set<string>();
      for await (const key of former.keysBefore(moment)) {
        seen.add(key);
        yield key;
      }
      for await (const key of store.keysBefore(moment)) if (!seen.has(key)) yield key;
    },
    async removeUnfinished(before) {
      for (const each of both) await each.removeUnfinished(before);
    },
    check: () => store.check(),
  };
}
