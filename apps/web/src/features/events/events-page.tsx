import type { EventCard as Card } from "@kdl/schemas/content/events";
import { type EventTab, eventTabOf, eventTabs } from "@kdl/schemas/content/event-tabs";
import { empty } from "@kdl/schemas/messages";
import { CalendarSync, CalendarX } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { Banner } from "../../layout/banner.tsx";
import { EventCard } from "../../cards/event-card.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { Notice } from "../../ui/notice.tsx";

const tabTitles: Record<EventTab, string> = {
  all: "All",
  ongoing: "Ongoing Events",
  upcoming: "Upcoming Events",
  past: "Past Events",
};

export function load({ data }: LoadArguments) {
  return data.query("events.list");
}

export default function EventsPage() {
  const events = useLoaderData<Card[]>();
  const [query] = useSearchParams();
  const tab = eventTabOf(query.get("tab"));
  const shown = tab === "all" ? events : events.filter(({ phase }) => phase === tab);
  const crumbs = useCrumbs([{ title: "Events", path: paths.events() }]);
  return (
    <>
      <PageHead
        title="Events"
        description="Workshops, talks, hackathons and meet-ups for students: ongoing, upcoming and past."
        structuredData={[crumbs.data]}
      />
      <Banner title="Events" tagline="Come and Join our Events" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <Tabs selected={tab} />
        <h2 className="sr-only">{tabTitles[tab]}</h2>
        {shown.length === 0 ? (
          <Notice title={empty.events} icon={<CalendarX aria-hidden="true" />}>
            {tab !== "all" && <p className="text-muted">Take a look at the other tabs.</p>}
          </Notice>
        ) : (
          <CardGrid items={shown} keyOf={bySlug}>
            {(event) => <EventCard event={event} />}
          </CardGrid>
        )}
        <p className="mt-12 flex items-center justify-center gap-3">
          <CalendarSync aria-hidden="true" className="size-5 shrink-0 text-heading" />
          <a href={`${paths.events()}.ics`} className="link">
            Subscribe to our events in your calendar
          </a>
        </p>
      </div>
    </>
  );
}

/** Links, so that a tab can be shared, survives a reload and works without a script. */
function Tabs({ selected }: { selected: EventTab }) {
  return (
    <nav aria-label="Which events" className="mb-10">
      <ul className="grid grid-cols-2 gap-2 sm:flex">
        {eventTabs.map((tab) => (
          <li key={tab}>
            <AppLink
              to={paths.events(tab)}
              preventScrollReset
              aria-current={tab === selected ? "page" : undefined}
              className={classNames(
                "btn h-auto min-h-11 py-1 max-sm:w-full max-sm:px-2",
                tab === selected ? "btn-primary" : "btn-ghost bg-base-200",
              )}
            >
              {tabTitles[tab]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
