import { unexpected, unreachable } from "@kdl/schemas/messages";
import { Compass } from "lucide-react";
import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { isMissingChunk } from "../../browser/missing-chunk.ts";
import { PageHead } from "../../document/page-head.tsx";
import { SearchForm } from "../../layout/search-form.tsx";
import { TryAgain } from "../../layout/try-again.tsx";
import { useNewVersion } from "../../browser/use-new-version.ts";
import { useOnline } from "../../browser/use-online.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

const NOT_FOUND = 404;

/** Shown in place of a page that doesn't exist or can't be loaded. */
export function PageError() {
  const error = useRouteError();
  const message = useFailureText(error);
  const online = useOnline();
  const isLeaving = useNewVersion(error);
  const missing = isRouteErrorResponse(error) && error.status === NOT_FOUND;
  if (isLeaving) {
    return (
      <p role="status" className="container-site section-space text-center text-muted">
        Loading the page…
      </p>
    );
  }
  const title = missing ? "Not found" : "Something went wrong";
  return (
    <div className="container-site section-space">
      <PageHead title={title} noindex />
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Notice title={message} alert={!missing} icon={<Compass aria-hidden="true" />}>
        <p className="text-muted">{missing ? mistyped : online ? passing : offline}</p>
        {missing && <Likely pages={(error.data as ErrorData).likely} />}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {!missing && <TryAgain />}
          <AppLink to={paths.home()} className="btn btn-primary btn-outline">
            Back to Home
          </AppLink>
        </div>
      </Notice>
    </div>
  );
}

interface ErrorData {
  message?: string;
  /** Pages that somebody may have looked for. */
  likely?: readonly { title: string; path: string }[] | null;
}

/** Where no page is called like the address. */
const mainPages = [
  { title: "Services", path: paths.services() },
  { title: "Events", path: paths.events() },
  { title: "Contact", path: paths.contact() },
];

function Likely({ pages }: { pages: ErrorData["likely"] }) {
  return (
    <>
      <p>You may be looking for:</p>
      <ul>
        {(pages?.length ? pages : mainPages).map(({ title, path }) => (
          <li key={path + title} className="py-1">
            <AppLink to={path} className="link">
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
      <SearchForm />
    </>
  );
}

const mistyped = "The address may be mistyped, or the page may have moved.";
const passing = "Please try again in a moment.";
const offline = "You are offline. This page will load by itself once you are connected again.";

/** The gateway's message, or the page's own where nothing answered. */
function useFailureText(error: unknown): string {
  const own = useMatches().at(-1)?.handle as string | undefined;
  if (!isRouteErrorResponse(error)) {
    return isMissingChunk(error) ? (own ?? unreachable) : unexpected;
  }
  const { message } = (error.data ?? {}) as ErrorData;
  return message === unreachable ? (own ?? unreachable) : (message ?? unexpected);
}
