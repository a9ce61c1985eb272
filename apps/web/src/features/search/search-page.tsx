import {
  SEARCH_MAX,
  SEARCH_PARAMETER,
  searchKindLabels,
  type SearchHit,
} from "@kdl/schemas/search/search";
import { SearchX } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { PageHead } from "../../document/page-head.tsx";
import { Banner } from "../../layout/banner.tsx";
import { SearchForm } from "../../layout/search-form.tsx";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { SearchKeyChoice } from "./search-key-choice.tsx";
import { Notice } from "../../ui/notice.tsx";

const queryOf = (search: URLSearchParams) =>
  (search.get(SEARCH_PARAMETER) ?? "").trim().slice(0, SEARCH_MAX);

/** `null` before anything was searched for. */
export function load({ data, url }: LoadArguments) {
  const query = queryOf(url.searchParams);
  return query === "" ? null : data.query("search.find", { query });
}

export default function SearchPage() {
  const hits = useLoaderData<SearchHit[] | null>();
  const [search] = useSearchParams();
  const query = queryOf(search);
  const crumbs = useCrumbs([{ title: "Search", path: paths.search() }]);
  return (
    <>
      <PageHead title={query === "" ? "Search" : `Search: ${query}`} noindex />
      <Banner title="Search" crumbs={crumbs.list} />
      <div className="container-site section-space flex max-w-3xl flex-col gap-10">
        <SearchForm query={query} isGoal={hits === null} />
        {hits === null ? (
          <p className="text-muted">
            Look for a service, an event, a club, a mentor, or a question, such as{" "}
            <AppLink to={paths.search("is it paid?")} className="link">
              is it paid?
            </AppLink>
          </p>
        ) : (
          <Results query={query} hits={hits} />
        )}
        <SearchKeyChoice />
      </div>
    </>
  );
}

function Results({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  if (hits.length === 0) {
    return (
      <Notice title={`Nothing found for “${query}”`} icon={<SearchX aria-hidden="true" />}>
        <p className="text-muted">Try other words, or ask us.</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <AppLink to={paths.contact()} className="btn btn-primary">
            Contact us
          </AppLink>
          <AppLink to={paths.services()} className="btn btn-ghost">
            See our services
          </AppLink>
        </div>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-xl">
        {hits.length === 1 ? "1 result" : `${hits.length} results`} for “{query}”
      </h2>
      <ol className="mt-4">
        {hits.map(({ kind, title, path, excerpt }) => (
          <li key={`${path} ${title}`} className="relative border-b border-line py-5">
            <p className="text-sm font-semibold text-muted">{searchKindLabels[kind]}</p>
            <h3 className="mt-1 text-lg">
              <AppLink to={path} className="stretched-link text-primary wrap-anywhere">
                {title}
              </AppLink>
            </h3>
            {excerpt !== "" && <p className="mt-1 wrap-anywhere text-muted">{excerpt}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
