import type { MemberSubmission } from "@kdl/schemas/members/members";
import { interviewTexts } from "@kdl/schemas/applications/interview-texts";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { statusTexts } from "@kdl/schemas/forms/submission-statuses";
import { AppLink } from "../../navigation/app-link.tsx";
import { applicationPaths } from "../../application-paths.ts";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { ProfileCertificate } from "./profile-certificate.tsx";
import { ProfileReference } from "./profile-reference.tsx";
import { applicationsOf, formTitles, otherSubmissions } from "./profile-submissions.ts";

interface SentProps {
  submissions: readonly MemberSubmission[];
}

/** The status of the member's applications. */
export function ProfileApplications({ submissions }: SentProps) {
  const applications = applicationsOf(submissions);
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-4 text-2xl">Your Application</h2>
      {applications.length === 0 ? (
        <div className="flex flex-col items-start gap-4 rounded-field bg-tint p-5 sm:p-6">
          <p>You have not applied for an internship with this email address.</p>
          <AppLink to={paths.internshipRegistration()} className="btn btn-primary">
            Apply for an internship
          </AppLink>
        </div>
      ) : (
        <SentList submissions={applications} isNewsTold />
      )}
    </section>
  );
}

/** Everything else that was sent from the member's confirmed address. */
export function ProfileSent({ submissions }: SentProps) {
  const others = otherSubmissions(submissions);
  if (others.length === 0) return null;
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-4 text-2xl">What You Sent Us</h2>
      <SentList submissions={others} />
    </section>
  );
}

interface NewsProps {
  application: NonNullable<MemberSubmission["application"]>;
}

function ApplicationNews({ application }: NewsProps) {
  const { timeZone } = useShell();
  const { stage, interview } = application;
  if (!interview) return <p className="mt-2">{stageTexts[stage].text}</p>;
  const { state, startsAt } = interview;
  const { title, text } = interviewTexts[state];
  if (startsAt) {
    return <p className="mt-2">{`${title}: ${formatEventTime(new Date(startsAt), timeZone)}`}</p>;
  }
  return <p className="mt-2">{state === "offered" ? `${title}.` : text}</p>;
}

function SentList({ submissions, isNewsTold = false }: SentProps & { isNewsTold?: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {submissions.map(({ reference, form, about, sentAt, status, application, certificate }) => (
        <li key={reference} className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="min-w-0 text-lg wrap-anywhere">
              {formTitles[form]}
              {about && `: ${about}`}
            </h3>
            <p className="badge badge-neutral border-transparent font-semibold">
              {application ? stageTexts[application.stage].title : statusTexts[status].title}
            </p>
          </div>
          <ProfileReference reference={reference} moment={sentAt} before="Sent" />
          {application ? (
            <ApplicationNews application={application} />
          ) : (
            isNewsTold && <p className="mt-2">{statusTexts[status].applicationNews}</p>
          )}
          {application?.token && (
            <a
              href={applicationPaths.status(application.token)}
              className="mt-1 self-start font-semibold text-heading underline underline-offset-4"
            >
              Check its status
            </a>
          )}
          <ProfileCertificate certificate={certificate} />
        </li>
      ))}
    </ul>
  );
}
