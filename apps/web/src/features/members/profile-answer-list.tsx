import type { Member, ProfileStepName } from "@kdl/schemas/members/members";
import { type ShownAnswer, shownProfileAnswers } from "@kdl/schemas/members/profile-answers";
import { Pencil, PencilLine } from "lucide-react";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { stepTitles } from "./profile-parts.ts";

interface ProfileAnswerListProps {
  step: ProfileStepName;
  member: Member;
}

/** A member's answers in one step. */
export function ProfileAnswerList({ step, member }: ProfileAnswerListProps) {
  const answers = shownProfileAnswers(step, member.profile[step]);
  const isEmpty = answers.every(({ texts }) => texts.length === 0);
  return (
    <section className="card-surface p-5 sm:p-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{stepTitles[step]}</h2>
        {!isEmpty && (
          <AppLink to={paths.editProfile(step)} className="btn btn-outline btn-primary btn-sm">
            <Pencil aria-hidden="true" className="size-4" />
            Edit<span className="sr-only"> {stepTitles[step]}</span>
          </AppLink>
        )}
      </div>
      {isEmpty ? (
        <NothingYet step={step} />
      ) : (
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {answers.map((answer) => (
            <Answer key={answer.name} answer={answer} step={step} />
          ))}
        </dl>
      )}
    </section>
  );
}

function NothingYet({ step }: { step: ProfileStepName }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-field bg-tint p-5 sm:p-6">
      <p>Nothing here yet. Filling this in takes a minute and helps us help you.</p>
      <AppLink to={paths.editProfile(step)} className="btn btn-primary">
        <PencilLine aria-hidden="true" className="size-4" />
        Fill it in
      </AppLink>
    </div>
  );
}

function Answer({ answer, step }: { answer: ShownAnswer; step: ProfileStepName }) {
  const { label, texts, isLong } = answer;
  return (
    <div className={classNames("min-w-0", (isLong || texts.length > 2) && "sm:col-span-2")}>
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">
        {texts.length === 0 ? (
          <AppLink
            to={paths.editProfile(step)}
            className="text-muted underline decoration-dotted underline-offset-4"
          >
            Not provided<span className="sr-only">: add {label}</span>
          </AppLink>
        ) : (
          <Text {...answer} />
        )}
      </dd>
    </div>
  );
}

function Text({ texts, href, isLong }: ShownAnswer) {
  const [text, ...more] = texts;
  if (href !== null) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-primary underline underline-offset-4"
      >
        {text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  if (more.length > 0) {
    return (
      <ul className="mt-1 flex flex-wrap gap-2">
        {texts.map((entry) => (
          <li key={entry} className="rounded-full bg-tint px-3 py-1">
            {entry}
          </li>
        ))}
      </ul>
    );
  }
  return isLong ? <p className="whitespace-pre-line">{text}</p> : text;
}
