import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { UnknownLink } from "../../private-links/unknown-link.tsx";

export function UnknownRegistration() {
  return (
    <UnknownLink
      title={registrationFailure.NOT_FOUND}
      why="It may be incomplete, or the event was more than 90 days ago. The link is in every email that we sent you about your registration."
    >
      <AppLink to={paths.events("upcoming")} className="btn btn-primary">
        See what is coming up
      </AppLink>
    </UnknownLink>
  );
}
