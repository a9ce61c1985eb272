import type { EventCard as Card } from "@kdl/schemas/events";
import type { Section } from "@kdl/schemas/section";
import { AppLink } from "../../lib/app-link.tsx";
import { EventCard } from "../../lib/event-card.tsx";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { paths } from "../../paths.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** The next events; nothing where none is coming. */
export function EventsStrip({ events }: { events: Section<Card[]> }) {
  if (events.ok && events.value.length === 0) return null;
  return (
    <section className="container-site section-space">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <SectionHeading title="Coming up" lead="Workshops, talks and meet-ups you can join." />
        <AppLink to={paths.events()} className="btn btn-outline btn-primary mb-8 md:mb-12">
          All events
        </AppLink>
      </div>
      {events.ok ? (
        <ul className="card-grid">
          {events.value.map((event) => (
            <li key={event.slug} className="flex">
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailed message={events.message} />
      )}
    </section>
  );
}
