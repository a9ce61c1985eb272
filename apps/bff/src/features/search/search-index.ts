import type { SearchHit } from "@kdl/schemas/search/search";
import MiniSearch from "minisearch";
import { excerptOf } from "./excerpt.ts";
import type { SearchEntry } from "./search-entries.ts";

/** Finds the entries that match a query best, in all fields or only in some. */
export type Search = (query: string, limit: number, fields?: readonly Field[]) => SearchHit[];

const allFields = ["title", "text", "facts", "factWords"] as const;
type Field = (typeof allFields)[number];

/** Visitors search for a few words; more would only cost time. */
const MAX_WORDS = 8;
/** Hits that score below this share of the best one are noise. */
const WORST_OF_BEST = 0.15;
/** In shorter words, typos can't be distinguished from other words. */
const TYPO_FROM = 4;
const TYPOS = 0.25;

/** Words that occur in every text. */
const stopWords = new Set(
  "a about am an and any are at be by can do does for from get have how i if in into is it me my of on or so that the there this to us we what when where which who why will with you your".split(
    " ",
  ),
);

/** In lower case, without accents. `null` for stop words and words without letters. */
function normalise(word: string): string | null {
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain === "" || stopWords.has(plain) ? null : plain;
}

/** How many entries are indexed at a time, which takes a few milliseconds. */
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
    // Entries with all words if there are any, otherwise entries with some of them.
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
