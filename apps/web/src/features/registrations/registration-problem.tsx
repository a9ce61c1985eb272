import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { CircleAlert } from "lucide-react";

const texts = new Map<string, string>([
  ["changed", registrationFailure.PLACE_CHANGED],
  ["ended", registrationFailure.OFFER_ENDED],
  ["late", registrationFailure.TOO_LATE],
  ["failed", registrationFailure.failed],
]);

/** Why what was asked for wasn't done. @param problem from the page's address */
export function RegistrationProblem({ problem }: { problem: string | null }) {
  const text = texts.get(problem ?? "");
  if (!text) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-field bg-tint p-4 text-heading">
      <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-error" />
      <p>{text}</p>
    </div>
  );
}
