import type { MemberSubmission } from "@kdl/schemas/members/members";
import { CalendarDays } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { ProfileEventCard } from "./profile-event-card.tsx";
import { ProfileCertificate } from "./profile-certificate.tsx";
import { ProfileReference } from "./profile-reference.tsx";
import { registrationsOf } from "./profile-submissions.ts";

interface ProfileEventsProps {
  submissions: readonly MemberSubmission[];
  /** In ms since 1970. */
  now: number;
}

/** The member's registrations, upcoming ones first. */
export function ProfileEvents({ submissions, now }: ProfileEventsProps) {
  const { upcoming, others } = registrationsOf(submissions, now);
  return (
    <>
      <section className="card-surface p-5 sm:p-8">
        <h2 className="mb-6 text-2xl">Upcoming Events</h2>
        {upcoming.length === 0 ? (
          <div className="flex flex-col items-start gap-4 rounded-field bg-tint p-5 sm:p-6">
            <p>You have no upcoming events.</p>
            <AppLink to={paths.events("upcoming")} className="btn btn-primary">
              <CalendarDays aria-hidden="true" className="size-4" />
              See upcoming events
            </AppLink>
          </div>
        ) : (
          <ul className="grid gap-5 lg:grid-cols-2">
            {upcoming.map((registration) => (
              <li key={registration.reference} className="flex">
                <ProfileEventCard registration={registration} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {others.length > 0 && (
        <section className="card-surface p-5 sm:p-8">
          <h2 className="mb-4 text-2xl">Past And Cancelled</h2>
          <ul className="divide-y divide-line">
            {others.map((submission) => (
              <li key={submission.reference} className="py-4 first:pt-0 last:pb-0">
                <Past submission={submission} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Past({ submission, now }: { submission: MemberSubmission; now: number }) {
  const { event, about, status, sentAt, reference, registration } = submission;
  const isPast = event === null || new Date(event.startsAt).getTime() < now;
  const state =
    status === "cancelled"
      ? "You cancelled it"
      : registration?.place === "lapsed"
        ? "The offer ended"
        : event?.isCancelled
          ? "The event was cancelled"
          : isPast
            ? "Past"
            : "";
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          {event ? (
            <AppLink to={paths.event(event.slug)} className="hover:underline">
              {event.name}
            </AppLink>
          ) : (
            about || "An event that is no longer listed"
          )}
        </h3>
        <ProfileReference
          reference={reference}
          moment={event?.startsAt ?? sentAt}
          before={event ? null : "Sent"}
        />
        <ProfileCertificate certificate={submission.certificate} />
      </div>
      {state && <p className="text-sm font-semibold text-muted">{state}</p>}
    </div>
  );
}
