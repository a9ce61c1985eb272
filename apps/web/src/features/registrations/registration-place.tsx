import type { Registration } from "@kdl/schemas/registrations/registration";
import { placeTexts } from "@kdl/schemas/registrations/registration-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { WaitingPlace } from "./waiting-place.tsx";

interface RegistrationPlaceProps {
  registration: Registration;
  /** In ms since 1970. */
  now: number;
}

/** The text about the registration's place. */
export function RegistrationPlace({ registration, now }: RegistrationPlaceProps) {
  const { timeZone } = useShell();
  const { place, offerEndsAt, event } = registration;
  if (place === null) return null;
  const { title, text } = placeTexts[place];
  const isOver = event !== null && Date.parse(event.endsAt) < now;
  const mayComeBack = (place === "cancelled" || place === "lapsed") && event !== null && !isOver;
  return (
    <section className="card-surface flex flex-col gap-4 p-5 sm:p-8" aria-labelledby="place">
      <p className="badge badge-lg badge-neutral border-transparent font-semibold">{title}</p>
      <h2 id="place" className="text-xl text-balance md:text-2xl">
        {stateOf(event, isOver) ?? text}
      </h2>
      <WaitingPlace registration={registration} />
      {place === "offered" && offerEndsAt && (
        <p className="text-lg">
          Please answer by{" "}
          <time dateTime={offerEndsAt} className="font-semibold text-heading">
            {formatEventTime(new Date(offerEndsAt), timeZone)}
          </time>
          . After that, the seat goes to the next person on the waitlist.
        </p>
      )}
      {mayComeBack && (
        <AppLink to={paths.event(event.slug)} className="link self-start">
          See the event
        </AppLink>
      )}
    </section>
  );
}

/** What concerns all registrations; `null` while the event lies ahead as planned. */
function stateOf(event: Registration["event"], isOver: boolean): string | null {
  if (event?.status === "cancelled") return "We are sorry: this event has been cancelled.";
  if (isOver) return "This event is over.";
  if (event?.status === "postponed") {
    return "This event has been postponed. Its time may still change.";
  }
  return null;
}
