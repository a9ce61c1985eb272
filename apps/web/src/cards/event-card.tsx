import { eventLabel } from "@kdl/schemas/content/event-mode";
import type { EventCard as Card } from "@kdl/schemas/content/events";
import { waitlistTexts } from "@kdl/schemas/registrations/waitlist-texts";
import { paths } from "../paths.ts";
import { RichText } from "../ui/rich-text.tsx";
import { SiteImage } from "../ui/site-image.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { EventState } from "./event-state.tsx";
import { EventTimes } from "./event-times.tsx";

/** An event in brief, with links to its page and its form. */
export function EventCard({ event }: { event: Card }) {
  return (
    <article className="card-surface flex w-full flex-col overflow-hidden">
      <div className="relative">
        <SiteImage
          source={event.banner}
          slot="eventCard"
          alt=""
          className="aspect-video w-full object-cover"
        />
        <EventState event={event} className="absolute top-3 left-3" />
      </div>
      <div className="flex grow flex-col p-6">
        {event.type && (
          <p className="text-sm font-semibold text-secondary">{eventLabel(event.type)}</p>
        )}
        <h3 className="mt-1 mb-3 text-xl">{event.name}</h3>
        <EventTimes event={event} />
        <RichText html={event.shortDescription} className="mt-3 text-muted" />
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {event.hasDetails && (
            <AppLink to={paths.event(event.slug)} className="btn btn-outline btn-primary">
              Read More<span className="sr-only"> about {event.name}</span>
            </AppLink>
          )}
          {event.registrationOpen && (
            <AppLink to={paths.eventRegistration(event.slug)} className="btn btn-primary">
              {event.joinsWaitlist ? waitlistTexts.button : "Register"}
              <span className="sr-only"> for {event.name}</span>
            </AppLink>
          )}
        </div>
      </div>
    </article>
  );
}
