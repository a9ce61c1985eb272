import { eventRegistrationForm } from "@kdl/schemas/forms/event-registration";
import { type Event, registrationRefusal } from "@kdl/schemas/content/events";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { notFound } from "@kdl/schemas/messages";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import { SubmissionRefused } from "../../submissions/submission-refused.ts";
import { type SubmissionContext, submitForm } from "../../submissions/submit-form.ts";
import type { Context } from "../../trpc/context.ts";

/**
 * Registers for an event. What the gateway knows of it refuses early; the upstream decides, since it
 * counts the seats.
 */
export async function registerForEvent(
  ctx: SubmissionContext & Pick<Context, "content">,
  input: SubmissionInput,
): Promise<SubmissionReceipt> {
  await refuseEarly(ctx, input.answers["event_id"]);
  try {
    const receipt = await submitForm(ctx, eventRegistrationForm, input);
    ctx.sending.invalidate(["events"]);
    return receipt;
  } catch (error) {
    const isNews = error instanceof SubmissionRefused && error.outcome === "refused";
    if (isNews) ctx.sending.invalidate(["events"]);
    throw error;
  }
}

async function refuseEarly(
  { content, now }: SubmissionContext & Pick<Context, "content">,
  id: unknown,
): Promise<void> {
  // No answer at all is for the form's rules to tell.
  if (typeof id !== "string" || id.trim() === "") return;
  // Without content the form may still go through: the upstream knows its events.
  const events = await content.get("events").catch(() => null);
  if (events === null) return;
  const event = events.find((entry: Event) => entry.published && entry.id === id.trim());
  if (!event) {
    const message = notFound.event;
    throw new SubmissionRefused({ code: "NOT_FOUND", message, outcome: "unsent" });
  }
  const reason = registrationRefusal(event, now);
  if (reason === null) return;
  const message = submissionFailure.eventRefused(reason);
  throw new SubmissionRefused({ code: "CONFLICT", message, outcome: "unsent" });
}
