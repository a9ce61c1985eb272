import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { Unlink } from "lucide-react";
import { PrivateHead } from "../../document/private-head.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
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
      <Notice title={registrationFailure.NOT_FOUND} icon={<Unlink aria-hidden="true" />}>
        <p className="text-muted">
          It may be incomplete, or the event was more than 90 days ago. The link is in every email
          that we sent you about your registration.
        </p>
        <AppLink to={paths.events("upcoming")} className="btn btn-primary mt-2">
          See what is coming up
        </AppLink>
      </Notice>
    </div>
  );
}
