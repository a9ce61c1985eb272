import { unexpected } from "@kdl/schemas/messages";
import { Compass, WifiOff } from "lucide-react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { AppLink } from "../../lib/app-link.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { TryAgain } from "../../lib/try-again.tsx";
import { useNewVersion } from "../../lib/use-new-version.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

const NOT_FOUND = 404;

/** What stands in place of a page that isn't there or can't be loaded. */
export function PageError() {
  const error = useRouteError();
  const isLeaving = useNewVersion(error);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const message = textOf(error);
  const missing = status === NOT_FOUND;
  if (isLeaving) {
    return (
      <p role="status" className="container-site section-space text-center text-muted">
        Loading the page…
      </p>
    );
  }
  return (
    <div className="container-site section-space">
      <PageHead title={missing ? "Not found" : "Something went wrong"} noindex />
      <h1 tabIndex={-1} className="sr-only">
        {missing ? "Not found" : "Something went wrong"}
      </h1>
      <Notice
        title={message}
        alert={!missing}
        icon={missing ? <Compass aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      >
        <p className="text-muted">
          {missing
            ? "The address may be mistyped, or what stood here has moved."
            : "This may pass in a moment."}
        </p>
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

function textOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return unexpected;
  const { message } = (error.data ?? {}) as { message?: string };
  return message ?? unexpected;
}
