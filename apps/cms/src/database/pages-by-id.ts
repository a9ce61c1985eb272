import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";

type Find = BaseDatabaseAdapter["find"];

const collections: readonly string[] = Object.values(formSlugs);

/**
 * Reads a page of submissions in two queries: first the ids, then what belongs to them. In one, PostgreSQL
 * collects the mails, skills and assignees of every submission that matches before it sorts them and keeps a
 * page: 0.9 s for a search that matches 20,000.
 */
export function withPagesById(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const find = made.find;
      made.find = async function (this: BaseDatabaseAdapter, query) {
        if (!query.limit || !collections.includes(query.collection)) return find.call(this, query);
        const page = await find.call(this, { ...query, select: { id: true } });
        const ids = page.docs.map((doc) => (doc as { id: string }).id);
        if (ids.length === 0) return page;
        const { docs } = await find.call(this, {
          ...query,
          where: { id: { in: ids } },
          limit: ids.length,
          page: 1,
          pagination: false,
        });
        const byId = new Map(docs.map((doc) => [(doc as { id: string }).id, doc]));
        return { ...page, docs: ids.flatMap((id) => byId.get(id) ?? []) };
      } as Find;
      return made;
    },
  };
}
