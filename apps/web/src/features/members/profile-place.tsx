import type { MemberSubmission } from "@kdl/schemas/members/members";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { registrationPaths } from "../../registration-paths.ts";

interface ProfilePlaceProps {
  registration: NonNullable<MemberSubmission["registration"]>;
}

/** Where somebody on the waitlist stands, and the way to the registration's own page. */
export function ProfilePlace({ registration }: ProfilePlaceProps) {
  const { timeZone } = useShell();
  const { place, waitingPlace, offerEndsAt, token } = registration;
  return (
    <>
      {place === "waiting" && waitingPlace !== null && (
        <p className="text-sm">You are number {waitingPlace} on the waitlist.</p>
      )}
      {place === "offered" && offerEndsAt && (
        <p className="text-sm">
          A seat is free for you. Please accept it by{" "}
          <time dateTime={offerEndsAt} className="font-semibold">
            {formatEventTime(new Date(offerEndsAt), timeZone)}
          </time>
          .
        </p>
      )}
      {token && (
        <a
          href={registrationPaths.status(token)}
          className="self-start font-semibold text-heading underline underline-offset-4"
        >
          {place === "offered" ? "Accept the seat" : "See your registration"}
        </a>
      )}
    </>
  );
}
