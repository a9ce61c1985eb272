import type { Application } from "@kdl/schemas/applications/application";
import { interviewHeadings } from "@kdl/schemas/applications/interview-texts";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import { formatDay, formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";

/** The released stage, what happens next, and by when. */
export function ApplicationStage({ application, now }: { application: Application; now: number }) {
  const { timeZone } = useShell();
  const { stage, answerBy, next, interview } = application;
  const { title, text } = stageTexts[stage];
  const isAboutInterview = stage === "interview" && interview !== null;
  return (
    <section className="card-surface flex flex-col gap-4 p-5 sm:p-8" aria-labelledby="stage">
      <p className="badge badge-lg badge-neutral border-transparent font-semibold">{title}</p>
      <h2 id="stage" className="text-xl text-balance md:text-2xl">
        {isAboutInterview ? interviewHeadings[interview.state] : text}
      </h2>
      {answerBy && (
        <p className="text-lg">
          Please answer by{" "}
          <time dateTime={answerBy} className="font-semibold text-heading">
            {formatEventTime(new Date(answerBy), timeZone)}
          </time>
          . After that, the place goes to someone else.
        </p>
      )}
      {next && (
        <div className="rounded-field bg-tint p-4 sm:p-5">
          <h3 className="text-base">What happens next</h3>
          <p className="mt-1">{next.text}</p>
          <p className="mt-2 font-semibold text-heading">
            {next.by
              ? `You will hear from us by ${formatDay(new Date(next.by), timeZone, new Date(now))}.`
              : "It takes us longer than usual. We haven’t forgotten you."}
          </p>
        </div>
      )}
    </section>
  );
}
