/** Searching the site. No imports here, since pages load this module. */

/** Query parameter of the search page. */
export const SEARCH_PARAMETER = "q";
/** Characters of a query. Longer ones are cut. */
export const SEARCH_MAX = 100;

/** What a result leads to, with its label. */
export const searchKindLabels = {
  page: "Page",
  service: "Service",
  event: "Event",
  club: "Club",
  person: "Person",
  question: "Question",
} as const;
export type SearchKind = keyof typeof searchKindLabels;
export const searchKinds = Object.keys(searchKindLabels) as SearchKind[];

export interface SearchHit {
  kind: SearchKind;
  title: string;
  /** On this site. */
  path: string;
  /** The part of its text that fits the query best; plain text, `""` where there is none. */
  excerpt: string;
}
