import type { SearchHit } from "@kdl/schemas/search/search";
import MiniSearch from "minisearch";
import { excerptOf } from "./excerpt.ts";
import type { SearchEntry } from "./search-entries.ts";

/** Finds the entries that fit a query best, by all that they say or by their titles only. */
export type Search = (query: string, limit: number, fields?: readonly Field[]) => SearchHit[];

const allFields = ["title", "text", "facts", "factWords"] as const;
type Field = (typeof allFields)[number];

/** A visitor looks for few words; more would only cost time. */
const MAX_WORDS = 8;
/** Hits that fit so much less than the best one are noise. */
const WORST_OF_BEST = 0.15;
/** Shorter words have no typos that can be told from other words. */
const TYPO_FROM = 4;
const TYPOS = 0.25;

/** Words that every text has. */
const stopWords = new Set(
  "a about am an and any are at be by can do does for from get have how i if in into is it me my of on or so that the there this to us we what when where which who why will with you your".split(
    " ",
  ),
);

/** In lower case, without accents. `null` for words that say nothing. */
function normalise(word: string): string | null {
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain === "" || stopWords.has(plain) ? null : plain;
}

/** Entries that are indexed at a time, which takes some milliseconds. */
const CHUNK = 20;

/** Builds an index in memory, with pauses for other requests. */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...allFields],
    processTerm: normalise,
    searchOptions: {
      boost: { title: 4, facts: 2 },
      prefix: (word) => word.length >= 2,
      fuzzy: (word) => word.length >= TYPO_FROM && TYPOS,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const rows = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(rows, { chunkSize: CHUNK });

  return (query, limit, fields = allFields) => {
    const searched = { fields: [...fields] };
    const words = query.split(/\s+/, MAX_WORDS).join(" ");
    // All words if something has them all; otherwise whatever has some.
    const all = index.search(words, { ...searched, combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(words, searched);
    const least = (found[0]?.score ?? 0) * WORST_OF_BEST;
    return found
      .filter(({ score }) => score >= least)
      .slice(0, limit)
      .map(({ id, terms }) => {
        const { kind, title, path, text, facts } = entries[id as number]!;
        const isInText = terms.some((term) => `${title} ${text}`.toLowerCase().includes(term));
        return { kind, title, path, excerpt: excerptOf(isInText || !facts ? text : facts, terms) };
      });
  };
}
