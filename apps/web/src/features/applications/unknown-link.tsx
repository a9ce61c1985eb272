import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { Unlink } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { PrivateHead } from "../../document/private-head.tsx";
import { applicationPaths } from "../../application-paths.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

/** The page of every link that doesn't work. */
export function UnknownLink() {
  return (
    <div className="container-site section-space">
      <PrivateHead title="Not found" />
      <h1 tabIndex={-1} className="sr-only">
        Not found
      </h1>
      <Notice title={applicationFailure.unknownLink} icon={<Unlink aria-hidden="true" />}>
        <p className="text-muted">
          It may be incomplete, or your application ended more than 90 days ago. We can send you the
          links to your applications again.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <AppLink to={applicationPaths.links()} className="btn btn-primary">
            Send me my link again
          </AppLink>
          <AppLink to={paths.home()} className="btn btn-ghost">
            Back to Home
          </AppLink>
        </div>
      </Notice>
    </div>
  );
}
