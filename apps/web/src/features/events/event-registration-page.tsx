import type { EventDetail } from "@kdl/schemas/content/events";
import { unreachable } from "@kdl/schemas/messages";
import { CalendarX } from "lucide-react";
import { useLoaderData } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { Banner } from "../../layout/banner.tsx";
import { QueryFailure } from "../../data/data.ts";
import { EventTimes } from "../../cards/event-times.tsx";
import { type FormStart, loadForm } from "../../forms/load-form.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { SiteImage } from "../../ui/site-image.tsx";
import { EventRegistrationForm } from "./event-registration-form.tsx";

const NOT_FOUND = 404;

interface Loaded extends FormStart {
  event: EventDetail;
}

export async function load({ data, params }: LoadArguments): Promise<Loaded> {
  const [event, start] = await Promise.all([
    data.query("events.bySlug", { slug: params["slug"] ?? "" }).catch(rethrowAsSpecified),
    loadForm(data),
  ]);
  return { event, ...start };
}

/**
 * The specification puts "Error: " before a failure to load here. A missing event has a text of its own,
 * and so has the page when nothing answers.
 */
function rethrowAsSpecified(error: unknown): never {
  const { status, message } = error as Partial<QueryFailure>;
  if (status === undefined || status === NOT_FOUND || message === unreachable) throw error;
  throw new QueryFailure(status, `Error: ${message}`);
}

export default function EventRegistrationPage() {
  const { event, ...start } = useLoaderData<Loaded>();
  const crumbs = useCrumbs([
    { title: "Events", path: paths.events() },
    { title: event.name, path: paths.event(event.slug) },
    { title: "Registration", path: paths.eventRegistration(event.slug) },
  ]);
  return (
    <>
      <PageHead
        title={`Register for ${event.name}`}
        description={event.seo.description}
        structuredData={[crumbs.data]}
      />
      <Banner title={event.name} tagline="Event Registration" crumbs={crumbs.list} />
      <div className="container-site section-space grid gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        {event.registrationRefusal === null ? (
          <EventRegistrationForm event={event} {...start} />
        ) : (
          <Closed event={event} />
        )}
        <aside className="flex flex-col gap-5 md:self-start">
          <SiteImage
            source={event.banner}
            slot="eventCard"
            alt=""
            className="aspect-video w-full rounded-box object-cover"
          />
          <EventTimes event={event} />
        </aside>
      </div>
    </>
  );
}

function Closed({ event }: { event: EventDetail }) {
  return (
    <Notice
      title={event.registrationRefusal ?? ""}
      icon={<CalendarX aria-hidden="true" />}
      className="w-full self-start"
    >
      <AppLink to={paths.events("upcoming")} className="btn btn-primary mt-2">
        See what is coming up
      </AppLink>
    </Notice>
  );
}
