import type { EventDetail } from "@kdl/schemas/events";
import { genders, oneZero } from "@kdl/schemas/form-choices";
import { CalendarX } from "lucide-react";
import { useLoaderData } from "react-router";
import { AppLink } from "../../lib/app-link.tsx";
import { Banner } from "../../lib/banner.tsx";
import { EventTimes } from "../../lib/event-times.tsx";
import { FieldGrid, FormShell } from "../../lib/form-shell.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import type { LoadArguments } from "../../lib/page-module.ts";
import { PhoneField } from "../../lib/phone-field.tsx";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { ChoiceGroup, SelectField, TextField } from "../../ui/form-controls.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

export function load({ data, params }: LoadArguments) {
  return data.query("events.bySlug", { slug: params["slug"] ?? "" });
}

export default function EventRegistrationPage() {
  const event = useLoaderData<EventDetail>();
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
        {event.registrationRefusal === null ? <RegistrationForm /> : <Closed event={event} />}
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

function RegistrationForm() {
  return (
    <FormShell title="Event Registration Form" submit="Register">
      <FieldGrid>
        <TextField name="first_name" label="First Name" required autoComplete="given-name" />
        <TextField name="last_name" label="Last Name" required autoComplete="family-name" />
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <PhoneField name="mobile" label="Phone Number" required />
        <TextField name="occupation" label="Occupation" autoComplete="organization-title" />
        <SelectField name="gender" label="Gender" choices={genders} placeholder="Select Gender" />
      </FieldGrid>
      <ChoiceGroup type="radio" name="attending" label="Will you attend?" choices={oneZero} />
    </FormShell>
  );
}
