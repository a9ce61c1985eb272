import type { Application } from "@kdl/schemas/applications/application";
import { mayMove } from "@kdl/schemas/applications/stages";
import { ChoiceForm } from "../../private-links/choice-form.tsx";
import { applicationPaths } from "../../application-paths.ts";

interface ChoicesProps {
  application: Application;
  token: string;
  /** In ms since 1970. */
  now: number;
}

/** What the applicant can do. */
export function ApplicationChoices({ application, token, now }: ChoicesProps) {
  const { stage, answerBy } = application;
  const isOpen = answerBy === null || new Date(answerBy).getTime() > now;
  const mayAccept = mayMove("applicant", stage, "confirmed") && isOpen;
  const mayWithdraw = mayMove("applicant", stage, "withdrawn");
  if (!mayAccept && !mayWithdraw) return null;
  const ofPage = { page: applicationPaths.status(token), from: stage };
  return (
    <section className="flex flex-col gap-4" aria-label="Your choices">
      {mayAccept && (
        <ChoiceForm action="accept" {...ofPage}>
          <button type="submit" className="btn btn-primary btn-lg max-sm:w-full">
            Accept the place
          </button>
        </ChoiceForm>
      )}
      {mayWithdraw && (
        <details className="card-surface group p-5 sm:px-8">
          <summary className="cursor-pointer font-semibold text-heading underline-offset-4 hover:underline">
            Withdraw my application
          </summary>
          <ChoiceForm action="withdraw" {...ofPage}>
            <p className="mt-4">
              We’ll stop working on it. You can’t undo this, but you can apply again in a later
              round.
            </p>
            <button type="submit" className="btn btn-error mt-4 max-sm:w-full">
              Yes, withdraw it
            </button>
          </ChoiceForm>
        </details>
      )}
    </section>
  );
}
