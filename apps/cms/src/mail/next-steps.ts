import type { NextStep } from "@kdl/schemas/applications/application";
import { shippedNextSteps } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import { formatDay } from "@kdl/schemas/content/event-time";
import type { Payload } from "payload";

const DAY_MS = 24 * 60 * 60_000;

/** Names of the forms in the global. */
const groups = {
  internship: "internship",
  volunteer: "volunteer",
  "club-registration": "clubRegistration",
} as const satisfies Record<ApplicationForm, string>;

/**
 * What happens to a new application, and by when its applicant gets an answer. Once that day is over, no day
 * is given: it would only be wrong.
 */
export async function nextStepOf(
  payload: Payload,
  form: ApplicationForm,
  receivedAt: Date,
): Promise<NextStep> {
  const steps = await payload.findGlobal({ slug: "next-steps", depth: 0 });
  const { text, days } = { ...shippedNextSteps[form], ...given(steps[groups[form]]) };
  const by = receivedAt.getTime() + days * DAY_MS;
  return { text, by: by > Date.now() ? new Date(by).toISOString() : null };
}

const given = (step: { text?: string | null; days?: number | null } | undefined) => ({
  ...(step?.text && { text: step.text }),
  ...(step?.days && { days: step.days }),
});

/** A next step as one paragraph. */
export function describeNextStep({ text, by }: NextStep, timeZone: string): string {
  if (by === null) return text;
  return `${text} You will hear from us by ${formatDay(new Date(by), timeZone)}.`;
}
