import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import { CircleAlert } from "lucide-react";

const texts = new Map<string, string>([
  ["changed", applicationFailure.stageChanged],
  ["ended", applicationFailure.offerEnded],
  ["taken", interviewFailure.SLOT_TAKEN],
  ["times", interviewFailure.INTERVIEW_CHANGED],
  ["often", interviewFailure.TOO_MANY_CHANGES],
  ["failed", applicationFailure.failed],
]);

/** Why what was asked for wasn't done. @param problem from the page's address */
export function ApplicationProblem({ problem }: { problem: string | null }) {
  const text = texts.get(problem ?? "");
  if (!text) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-field bg-tint p-4 text-heading">
      <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-error" />
      <p>{text}</p>
    </div>
  );
}
