import { eventLabel } from "@kdl/schemas/content/event-mode";
import { formatEventRange } from "@kdl/schemas/content/event-range";
import { statusTexts } from "@kdl/schemas/forms/submission-statuses";
import type { Place } from "@kdl/schemas/registrations/places";
import { placeTexts } from "@kdl/schemas/registrations/registration-texts";
import { CalendarPlus, MapPin, Ticket } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { EventTimes } from "../../cards/event-times.tsx";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { ProfilePlace } from "./profile-place.tsx";
import { CancelRegistration } from "./profile-cancel.tsx";
import type { Registration } from "./profile-submissions.ts";

/** An event that the member registered for. */
export function ProfileEventCard({ registration }: { registration: Registration }) {
  const { event, reference, status, canCancel, registration: placed } = registration;
  // Of an upstream that says nothing about places, everybody is seated.
  const place = placed ? placed.place : "seated";
  const { timeZone } = useShell();
  const { startsAt, endsAt } = event;
  const whenText = formatEventRange(new Date(startsAt), new Date(endsAt), timeZone);
  return (
    <article className="flex w-full min-w-0 flex-col gap-3 rounded-box border border-line p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold text-secondary">
          {event.type ? eventLabel(event.type) : "Event"}
        </span>
        <span className="badge badge-success border-transparent font-semibold">
          {badgeOf(place, status)}
        </span>
      </p>
      <h3 className="text-xl wrap-anywhere">
        <AppLink to={paths.event(event.slug)} className="hover:underline">
          {event.name}
        </AppLink>
      </h3>
      <EventTimes event={{ startsAt, endsAt, whenText }} />
      {event.location && (
        <p className="flex gap-2.5 text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-heading" />
          <span className="wrap-anywhere">{event.location}</span>
        </p>
      )}
      <p className="flex gap-2.5 text-sm">
        <Ticket aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-heading" />
        <span>
          Reference <span className="font-mono font-semibold select-all">{reference}</span>
        </span>
      </p>
      {placed && <ProfilePlace registration={placed} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {place === "seated" && (
          <a href={paths.eventCalendar(reference)} className="btn btn-outline btn-primary">
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add to calendar<span className="sr-only">: {event.name}</span>
          </a>
        )}
        {canCancel && <CancelRegistration reference={reference} eventName={event.name} />}
      </div>
    </article>
  );
}

function badgeOf(place: Place | null, status: Registration["status"]): string {
  if (place === null) return "Not coming";
  const isUnderWay = place === "seated" && status !== "received";
  return isUnderWay ? statusTexts[status].title : placeTexts[place].title;
}
