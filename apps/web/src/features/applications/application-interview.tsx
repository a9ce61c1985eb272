import type { ApplicantInterview, InterviewAction } from "@kdl/schemas/applications/interview";
import { interviewTexts, noSlotsLeft } from "@kdl/schemas/applications/interview-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { applicationPaths } from "../../application-paths.ts";
import { useShell } from "../../document/use-shell.ts";
import { HiddenField } from "../../forms/hidden-field.tsx";
import { Fact, PlaceFact } from "../../ui/fact.tsx";

interface ApplicationInterviewProps {
  interview: ApplicantInterview;
  token: string;
  /** In ms since 1970. */
  now: number;
}

/**
 * The interview that was offered, and what the applicant can do. The browser sends these forms by itself, so
 * they need no JavaScript.
 */
export function ApplicationInterview({ interview, token, now }: ApplicationInterviewProps) {
  const { state, slots, startsAt } = interview;
  const { title, text } = interviewTexts[state];
  const isOffered = state === "offered";
  const isAhead = state === "booked" && startsAt !== null && Date.parse(startsAt) > now;
  return (
    <section
      id="interview"
      className="card-surface flex flex-col gap-4 p-5 sm:p-8"
      aria-labelledby="interview-title"
    >
      <h2 id="interview-title" className="text-xl">
        {title}
      </h2>
      <p>{isOffered && slots.length === 0 ? noSlotsLeft : text}</p>
      {state === "none-suits" || state === "held" ? null : <InterviewFacts interview={interview} />}
      {startsAt && isAhead && (
        <a
          href={applicationPaths.calendar(token)}
          className="btn btn-outline max-sm:w-full"
          download
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          Add to your calendar
        </a>
      )}
      {isOffered && slots.length > 0 && <SlotForm interview={interview} token={token} />}
      {isAhead && slots.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold text-heading underline-offset-4 hover:underline">
            Choose another time
          </summary>
          <div className="mt-4">
            <SlotForm interview={interview} token={token} />
          </div>
        </details>
      )}
      {(isOffered || isAhead) && <NoneSuits interview={interview} token={token} />}
    </section>
  );
}

function InterviewFacts({ interview }: { interview: ApplicantInterview }) {
  const { timeZone } = useShell();
  const { startsAt, minutes, place, mentor } = interview;
  return (
    <dl className="flex flex-col gap-3">
      {startsAt && (
        <Fact label="When">
          <time dateTime={startsAt} className="font-semibold text-heading">
            {formatEventTime(new Date(startsAt), timeZone)}
          </time>
        </Fact>
      )}
      <Fact label="How long">{minutes} minutes</Fact>
      {place && <PlaceFact place={place} />}
      {mentor && <Fact label="With">{mentor}</Fact>}
    </dl>
  );
}

interface SlotsProps {
  interview: ApplicantInterview;
  token: string;
}

function SlotForm({ interview, token }: SlotsProps) {
  const { timeZone } = useShell();
  return (
    <InterviewForm action="book" interview={interview} token={token}>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-heading">Times</legend>
        {interview.slots.map((slot) => (
          <label
            key={slot}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field bg-tint px-4 py-2"
          >
            <input type="radio" name="slot" value={slot} required className="radio" />
            <time dateTime={slot}>{formatEventTime(new Date(slot), timeZone)}</time>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn btn-primary mt-4 max-sm:w-full">
        Book this time
      </button>
    </InterviewForm>
  );
}

function NoneSuits({ interview, token }: SlotsProps) {
  const isBooked = interview.startsAt !== null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-heading underline-offset-4 hover:underline">
        None of these times suits me
      </summary>
      <InterviewForm action="refuse" interview={interview} token={token}>
        <p className="mt-4">
          {isBooked && "This cancels your interview. "}
          We’ll write to you with other times. You can’t choose one of these any more then.
        </p>
        <button type="submit" className="btn btn-outline mt-4 max-sm:w-full">
          Ask for other times
        </button>
      </InterviewForm>
    </details>
  );
}

interface InterviewFormProps extends SlotsProps {
  action: InterviewAction;
  children: ReactNode;
}

/** Names the interview on the page: if it isn't the current one any more, nothing is changed. */
function InterviewForm({ action, interview, token, children }: InterviewFormProps) {
  return (
    <form method="post" action={applicationPaths.status(token)}>
      <HiddenField name="action" value={action} />
      <HiddenField name="interview" value={interview.id} />
      {children}
    </form>
  );
}
