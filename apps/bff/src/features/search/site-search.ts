import type { ContentView } from "../../content/content-store.ts";
import { type SearchedContent, searchedResources, searchEntries } from "./search-entries.ts";
import { createSearch, type Search } from "./search-index.ts";

interface Indexed {
  /** Content isn't changed in place: a new value is new content. */
  values: readonly unknown[];
  entries: string;
  search: Promise<Search>;
}

/** The index of the content that was searched last. */
let latest: Indexed | null = null;

/**
 * Searches what is published. Resources that can't be loaded just now aren't searched.
 * @throws {UpstreamError} if none can be loaded
 */
export async function searchOf(content: Pick<ContentView, "get">): Promise<Search> {
  const loads = await Promise.allSettled(searchedResources.map((name) => content.get(name)));
  const values = loads.map((load) => (load.status === "fulfilled" ? load.value : undefined));
  const [first] = loads;
  if (values.every((value) => value === undefined) && first?.status === "rejected") {
    throw first.reason;
  }
  if (latest && values.every((value, index) => value === latest?.values[index])) {
    return latest.search;
  }
  const searched = Object.fromEntries(
    searchedResources.flatMap((name, index) =>
      values[index] === undefined ? [] : [[name, values[index]]],
    ),
  ) as SearchedContent;
  const found = searchEntries(searched);
  const entries = JSON.stringify(found);
  // Events change with each registration, what is searched of them seldom.
  const search = latest?.entries === entries ? latest.search : createSearch(found);
  latest = { values, entries, search };
  return search;
}
