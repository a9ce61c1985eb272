import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { applicationPaths } from "../../application-paths.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { UnknownLink } from "../../private-links/unknown-link.tsx";

export function UnknownApplication() {
  return (
    <UnknownLink
      title={applicationFailure.unknownLink}
      why="It may be incomplete, or your application ended more than 90 days ago. We can send you the links to your applications again."
    >
      <AppLink to={applicationPaths.links()} className="btn btn-primary">
        Send me my link again
      </AppLink>
      <AppLink to={paths.home()} className="btn btn-ghost">
        Back to Home
      </AppLink>
    </UnknownLink>
  );
}
