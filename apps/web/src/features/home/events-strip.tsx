import type { EventCard as Card } from "@kdl/schemas/content/events";
import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import { AppLink } from "../../navigation/app-link.tsx";
import { EventCard } from "../../cards/event-card.tsx";
import { paths } from "../../paths.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { Strip } from "./strip.tsx";

interface EventsStripProps {
  events: Section<Card[]>;
  texts: HomeTexts;
}

/** The next events. */
export function EventsStrip({ events, texts }: EventsStripProps) {
  return (
    <Strip
      name="events"
      texts={texts}
      items={events}
      action={
        <AppLink to={paths.events()} className="btn btn-outline btn-primary">
          All events
        </AppLink>
      }
    >
      {(items) => (
        <CardGrid items={items} keyOf={bySlug}>
          {(event) => <EventCard event={event} />}
        </CardGrid>
      )}
    </Strip>
  );
}
