import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { neighboursOf, type ProfileTab, profileTabs } from "./profile-parts.ts";

/** Links to the previous and the next part of the profile. */
export function ProfileSteps({ tab }: { tab: ProfileTab }) {
  const { number, previous, next } = neighboursOf(profileTabs, tab);
  return (
    <nav
      aria-label="Parts in order"
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-muted"
    >
      {previous && (
        <AppLink
          to={paths.viewProfile(previous)}
          className="btn btn-primary btn-outline btn-lg justify-self-start"
        >
          Back
        </AppLink>
      )}
      <p className="col-start-2 text-sm tabular-nums">
        {number} of {profileTabs.length}
      </p>
      {next && (
        <AppLink to={paths.viewProfile(next)} className="btn btn-primary btn-lg justify-self-end">
          Next
        </AppLink>
      )}
    </nav>
  );
}
