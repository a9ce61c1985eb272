import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import { TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import type { Registration } from "@kdl/schemas/registrations/registration";
import { placeTexts } from "@kdl/schemas/registrations/registration-texts";
import { useLoaderData } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { SuccessPage } from "../../forms/success-page.tsx";
import { paths } from "../../paths.ts";
import { registrationPaths } from "../../registration-paths.ts";
import { CalendarLink } from "../../ui/calendar-link.tsx";
import { RegisteredEventFacts } from "./registered-event-facts.tsx";
import { WaitingPlace } from "./waiting-place.tsx";

interface Loaded {
  /** `null` where the upstream gives no links, or can't be asked. */
  registration: Registration | null;
  token: string;
}

export async function load({ data, url }: LoadArguments): Promise<Loaded> {
  const token = url.searchParams.get(TOKEN_PARAMETER) ?? "";
  if (!LINK_TOKEN.test(token)) return { registration: null, token };
  const registration = await data.query("registrations.status", { token }).catch(() => null);
  return { registration, token };
}

const formLink = { path: paths.events("upcoming"), title: "See the next events" };
const meanwhile = [
  { path: paths.events("upcoming"), title: "See the other events" },
  { path: paths.clubs(), title: "Look at our clubs" },
];

/** After a registration was sent: the event, the place, and the private link. */
export default function EventRegistrationSuccessPage() {
  const { registration, token } = useLoaderData<Loaded>();
  if (registration?.place === "waiting") {
    return (
      <SuccessPage title="You are on the waitlist" form={formLink} meanwhile={meanwhile}>
        <p>{placeTexts.waiting.text}</p>
        <Details registration={registration} token={token} />
      </SuccessPage>
    );
  }
  return (
    <SuccessPage title="Registration Successful!" form={formLink} meanwhile={meanwhile}>
      <p>Thank you for registering. Please check your Email for event updates.</p>
      {registration && <Details registration={registration} token={token} />}
    </SuccessPage>
  );
}

function Details({ registration, token }: { registration: Registration; token: string }) {
  const { event, place } = registration;
  return (
    <div className="mt-4 flex flex-col gap-4 rounded-field bg-tint p-5 text-left text-base text-base-content">
      <WaitingPlace registration={registration} />
      {event && (
        <>
          <p className="text-lg font-semibold text-heading wrap-anywhere">{event.name}</p>
          <RegisteredEventFacts event={event} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {event && place === "seated" && <CalendarLink href={registrationPaths.calendar(token)} />}
        {/* Loaded by the browser, so that the private link is in no address but the page's own. */}
        <a
          href={registrationPaths.status(token)}
          className="btn btn-primary btn-outline max-sm:w-full"
        >
          See your registration
        </a>
      </div>
      <p className="text-sm text-muted">
        This link is private, and also in the email that we are sending you.
      </p>
    </div>
  );
}
