import type { Registration } from "@kdl/schemas/registrations/registration";
import { PROBLEM_PARAMETER } from "@kdl/schemas/pages/parameters";
import { data as withStatus, useLoaderData, useLocation, useParams } from "react-router";
import { OwnCertificateCard } from "../../cards/own-certificate-card.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { TitleHead } from "../../document/title-head.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { Problem } from "../../private-links/problem.tsx";
import { registrationPaths } from "../../registration-paths.ts";
import { CalendarLink } from "../../ui/calendar-link.tsx";
import { problemTexts } from "./problem-texts.ts";
import { RegisteredEventFacts } from "./registered-event-facts.tsx";
import { RegistrationChoices } from "./registration-choices.tsx";
import { RegistrationPlace } from "./registration-place.tsx";
import { RegistrationTicket } from "./registration-ticket.tsx";
import { UnknownRegistration } from "./unknown-registration.tsx";

const NOT_FOUND = 404;

interface Loaded {
  registration: Registration | null;
  /** Of loading, in ms since 1970, so that server and browser draw the same. */
  now: number;
}

/** Every link that doesn't work is answered alike. */
export async function load({ data, params }: LoadArguments) {
  try {
    const token = params["slug"] ?? "";
    return { registration: await data.query("registrations.status", { token }), now: Date.now() };
  } catch (error) {
    if ((error as { status?: unknown }).status !== NOT_FOUND) throw error;
    return withStatus({ registration: null, now: 0 }, { status: NOT_FOUND });
  }
}

/** A registration for an event, for the person who holds its private link. */
export default function RegistrationPage() {
  const { registration, now } = useLoaderData() as Loaded;
  const { slug: token = "" } = useParams();
  const { search } = useLocation();
  if (!registration) return <UnknownRegistration />;
  const { event, place, firstName, reference, certificate, ticket } = registration;
  return (
    <div className="container-narrow section-space flex flex-col gap-6">
      <TitleHead title="Your registration" />
      <header>
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {firstName ? `Hello ${firstName}` : "Hello"}
        </h1>
        <p className="mt-2 text-lg text-muted">Your registration for an event</p>
      </header>
      <Problem texts={problemTexts} problem={new URLSearchParams(search).get(PROBLEM_PARAMETER)} />
      <RegistrationPlace registration={registration} now={now} />
      {ticket && event?.status !== "cancelled" && (
        <RegistrationTicket ticket={ticket} token={token} />
      )}
      {certificate && <OwnCertificateCard certificate={certificate} />}
      <div className="contents print:hidden">
        <RegistrationChoices registration={registration} token={token} now={now} />
      </div>
      <section className="card-surface flex flex-col gap-4 p-5 sm:p-8" aria-labelledby="event">
        <h2 id="event" className="text-xl wrap-anywhere">
          {event ? (
            <AppLink to={paths.event(event.slug)} className="hover:underline">
              {event.name}
            </AppLink>
          ) : (
            "The event is no longer listed"
          )}
        </h2>
        {event && <RegisteredEventFacts event={event} />}
        {event && place === "seated" && (
          <div className="print:hidden">
            <CalendarLink href={registrationPaths.calendar(token)} />
          </div>
        )}
        <p className="text-sm text-muted">
          Reference <span className="font-mono font-semibold select-all">{reference}</span>
        </p>
      </section>
      <p className="text-sm text-muted print:hidden">
        This link is private: anyone who has it can cancel your registration. Please don’t share it.
      </p>
    </div>
  );
}
