import type { Application } from "@kdl/schemas/applications/application";
import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import { PROBLEM_PARAMETER } from "@kdl/schemas/pages/parameters";
import { data as withStatus, useLoaderData, useLocation, useParams } from "react-router";
import { OwnCertificateCard } from "../../cards/own-certificate-card.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { TitleHead } from "../../document/title-head.tsx";
import { Problem } from "../../private-links/problem.tsx";
import { ApplicationChoices } from "./application-choices.tsx";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationInterview } from "./application-interview.tsx";
import { ApplicationStage } from "./application-stage.tsx";
import { ApplicationTimeline } from "./application-timeline.tsx";
import { problemTexts } from "./problem-texts.ts";
import { UnknownApplication } from "./unknown-application.tsx";

const NOT_FOUND = 404;

interface Loaded {
  application: Application | null;
  /** Of loading, in ms since 1970, so that server and browser draw the same. */
  now: number;
}

/** Every link that doesn't work is answered alike: by a page with a way to get another. */
export async function load({ data, params }: LoadArguments) {
  try {
    const token = params["slug"] ?? "";
    return { application: await data.query("applications.status", { token }), now: Date.now() };
  } catch (error) {
    if ((error as { status?: unknown }).status !== NOT_FOUND) throw error;
    return withStatus({ application: null, now: 0 }, { status: NOT_FOUND });
  }
}

/** Where an application stands, for the person who holds its private link. */
export default function ApplicationPage() {
  const { application, now } = useLoaderData() as Loaded;
  const { slug: token = "" } = useParams();
  const { search } = useLocation();
  if (!application) return <UnknownApplication />;
  const problem = new URLSearchParams(search).get(PROBLEM_PARAMETER);
  const noun = applicationNouns[application.form];
  return (
    <div className="container-narrow section-space flex flex-col gap-6">
      <TitleHead title={`Your ${noun}`} />
      <header>
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {application.firstName ? `Hello ${application.firstName}` : "Hello"}
        </h1>
        <p className="mt-2 text-lg text-muted">Status of your {noun}</p>
      </header>
      <Problem texts={problemTexts} problem={problem} />
      <ApplicationStage application={application} now={now} />
      {application.interview && (
        <ApplicationInterview interview={application.interview} token={token} now={now} />
      )}
      {application.certificate && <OwnCertificateCard certificate={application.certificate} />}
      <ApplicationChoices application={application} token={token} now={now} />
      <div className="grid gap-6 md:grid-cols-2">
        <ApplicationFacts application={application} />
        <ApplicationTimeline application={application} />
      </div>
      <p className="text-sm text-muted">
        This link is private: anyone who has it can withdraw your application. Please don’t share
        it.
      </p>
    </div>
  );
}
