import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";

export const problemTexts = new Map<string, string>([
  ["changed", applicationFailure.stageChanged],
  ["ended", applicationFailure.offerEnded],
  ["taken", interviewFailure.SLOT_TAKEN],
  ["times", interviewFailure.INTERVIEW_CHANGED],
  ["often", interviewFailure.TOO_MANY_CHANGES],
  ["failed", applicationFailure.failed],
]);
