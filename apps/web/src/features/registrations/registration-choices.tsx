import type { Registration } from "@kdl/schemas/registrations/registration";
import { ChoiceForm } from "../../private-links/choice-form.tsx";
import { registrationPaths } from "../../registration-paths.ts";

interface ChoicesProps {
  registration: Registration;
  token: string;
  /** In ms since 1970. */
  now: number;
}

/** What the person can do. */
export function RegistrationChoices({ registration, token, now }: ChoicesProps) {
  const { place, offerEndsAt, canCancel, event } = registration;
  if (place === null) return null;
  const mayAccept =
    place === "offered" &&
    event !== null &&
    event.status !== "cancelled" &&
    Date.parse(offerEndsAt ?? "") > now;
  if (!mayAccept && !canCancel) return null;
  const ofPage = { page: registrationPaths.status(token), from: place };
  return (
    <section className="flex flex-col gap-4" aria-label="Your choices">
      {mayAccept && (
        <ChoiceForm action="accept" {...ofPage}>
          <button type="submit" className="btn btn-primary btn-lg max-sm:w-full">
            Accept the seat
          </button>
        </ChoiceForm>
      )}
      {canCancel && (
        <details className="card-surface group p-5 sm:px-8">
          <summary className="cursor-pointer font-semibold text-heading underline-offset-4 hover:underline">
            Cancel my registration
          </summary>
          <ChoiceForm action="cancel" {...ofPage}>
            <p className="mt-4">
              {place === "waiting"
                ? "You lose your place on the waitlist. If you register again, you start at its end."
                : "Your seat goes to someone else. If you register again, you get what is free then."}
            </p>
            <button type="submit" className="btn btn-error mt-4 max-sm:w-full">
              Yes, cancel it
            </button>
          </ChoiceForm>
        </details>
      )}
    </section>
  );
}
