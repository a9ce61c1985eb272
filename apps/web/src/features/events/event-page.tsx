import { modeText } from "@kdl/schemas/content/event-mode";
import type { EventDetail } from "@kdl/schemas/content/events";
import { waitlistTexts } from "@kdl/schemas/registrations/waitlist-texts";
import { Backpack, CalendarCheck, CalendarClock, Globe, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { Banner } from "../../layout/banner.tsx";
import { FoldedContents, SideContents } from "../../layout/table-of-contents.tsx";
import { EventState } from "../../cards/event-state.tsx";
import { useOwnTimes } from "../../cards/event-times.tsx";
import { useOrigin } from "../../document/origin-context.ts";
import { unbrokenTimes } from "../../cards/unbroken-times.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { eventData } from "./event-data.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { CalendarLink } from "../../ui/calendar-link.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

export function load({ data, params }: LoadArguments) {
  return data.query("events.bySlug", { slug: params["slug"] ?? "" });
}

export default function EventPage() {
  const event = useLoaderData<EventDetail>();
  const hasContents = event.contents.length > 0;
  const shell = useShell();
  const origin = useOrigin();
  const crumbs = useCrumbs([
    { title: "Events", path: paths.events() },
    { title: event.name, path: paths.event(event.slug) },
  ]);
  return (
    <>
      <PageHead
        title={`${event.name} - Event Details | ${shell.siteName}`}
        fullTitle
        description={event.seo.description}
        structuredData={[crumbs.data, eventData(event, shell, origin)]}
      />
      <Banner title={event.name} tagline={event.summary} crumbs={crumbs.list} />
      <div className="container-site section-space grid gap-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="min-w-0">
          <SiteImage
            source={event.banner}
            slot="eventHero"
            alt=""
            priority
            className="mb-10 aspect-video w-full rounded-box object-cover"
          />
          <FoldedContents contents={event.contents} />
          <RichText html={event.longDescription} className="measure text-lg" />
        </div>
        {/* Of both, there is room for one: the contents stay in view, or else the facts. */}
        <aside
          className={classNames(
            "max-md:row-start-1",
            !hasContents && "md:sticky md:top-8 md:self-start",
          )}
        >
          <EventFacts event={event} />
          {hasContents && (
            <div className="reading-side mt-8 max-md:hidden">
              <SideContents contents={event.contents} />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}

function EventFacts({ event }: { event: EventDetail }) {
  const own = useOwnTimes(event);
  return (
    <section className="card-surface flex flex-col gap-6 p-6 md:p-7">
      <h2 className="sr-only">Details</h2>
      <EventState event={event} className="self-start" />
      <div>
        <p className="text-lg font-semibold text-balance">{unbrokenTimes(event.whenText)}</p>
        {own && <p className="mt-1 text-sm text-muted">Your time: {own}</p>}
      </div>
      <dl className="flex flex-col gap-5">
        <Fact icon={<CalendarClock aria-hidden="true" />} name="Start Date">
          <time dateTime={event.startsAt}>{event.startsText}</time>
        </Fact>
        <Fact icon={<CalendarCheck aria-hidden="true" />} name="End Date">
          <time dateTime={event.endsAt}>{event.endsText}</time>
        </Fact>
        {event.location && (
          <Fact icon={<MapPin aria-hidden="true" />} name="Location">
            <a
              href={event.location.href}
              target="_blank"
              rel="noopener noreferrer"
              className="text-primary underline underline-offset-4"
            >
              {event.location.label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Fact>
        )}
        {event.type && (
          <Fact icon={<Globe aria-hidden="true" />} name="Mode">
            {modeText(event.type)}
          </Fact>
        )}
        {event.bring && (
          <Fact icon={<Backpack aria-hidden="true" />} name="What to bring">
            <p className="whitespace-pre-line wrap-anywhere">{event.bring}</p>
          </Fact>
        )}
      </dl>
      {event.registrationOpen && event.joinsWaitlist && <p>{waitlistTexts.note}</p>}
      {event.registrationOpen ? (
        <AppLink to={paths.eventRegistration(event.slug)} className="btn btn-primary btn-block">
          {event.joinsWaitlist ? waitlistTexts.button : "Register"}
        </AppLink>
      ) : (
        <p className="text-sm text-muted">{event.registrationRefusal}</p>
      )}
      {event.phase !== "past" && event.status !== "cancelled" && (
        <CalendarLink href={`${paths.event(event.slug)}/event.ics`} />
      )}
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm font-semibold text-muted [&>svg]:size-5 [&>svg]:text-heading">
        {icon}
        {name}
      </dt>
      <dd className="pl-8">{children}</dd>
    </div>
  );
}
