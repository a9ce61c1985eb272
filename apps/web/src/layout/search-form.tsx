import { SEARCH_MAX, SEARCH_PARAMETER } from "@kdl/schemas/search/search";
import { paths } from "../paths.ts";

interface SearchFormProps {
  query?: string | undefined;
  /** Whether it gets the focus when its page opens. */
  isGoal?: boolean;
}

/** Searches the site. The browser sends it by itself, so it needs no JavaScript. */
export function SearchForm({ query, isGoal = false }: SearchFormProps) {
  return (
    <form action={paths.search()} role="search" className="flex w-full gap-2">
      <input
        key={query}
        type="search"
        name={SEARCH_PARAMETER}
        aria-label="Search this site"
        placeholder="Search this site"
        defaultValue={query}
        maxLength={SEARCH_MAX}
        required
        data-focus={isGoal || undefined}
        className="input min-w-0 grow"
      />
      <button type="submit" className="btn btn-primary">
        Search
      </button>
    </form>
  );
}
