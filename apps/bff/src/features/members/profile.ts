/** What members see and change in their own account: profile, submissions, registrations. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { memberSubmissionsWire, memberWire } from "@kdl/schemas/contract/member-replies";
import type { Member, MemberSubmission, ProfileStepName } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { callMembers, type MemberContext } from "./call-members.ts";
import { memberCallFailed, MemberRefused } from "./member-refusal.ts";
import type { Sending } from "../../trpc/context.ts";
import { checkedForm } from "./checked-form.ts";
import { receiptOf } from "./receipt-of.ts";

type OwnContext = MemberContext & { session: string };

/**
 * The member of a session.
 * @returns `null` if the session has ended
 */
export async function memberOf(ctx: MemberContext, session: string): Promise<Member | null> {
  try {
    const { body } = await callMembers(ctx, { method: "GET", path: memberCall.me, session });
    const member = memberWire.safeParse(body);
    if (member.success) return member.data;
  } catch (error) {
    if (error instanceof MemberRefused && error.reason === "SESSION_ENDED") return null;
    throw error;
  }
  ctx.members.log.warn("the upstream's answer holds no member");
  throw memberCallFailed();
}

export async function submissionsOf(ctx: OwnContext): Promise<MemberSubmission[]> {
  const { session } = ctx;
  const { body } = await callMembers(ctx, { method: "GET", path: memberCall.submissions, session });
  const submissions = memberSubmissionsWire.safeParse(body);
  if (submissions.success) return submissions.data;
  ctx.members.log.warn("the upstream's answer holds no submissions");
  throw memberCallFailed();
}

export async function saveStep(
  ctx: OwnContext,
  step: ProfileStepName,
  answers: unknown,
): Promise<SubmissionReceipt> {
  const { session } = ctx;
  const form = profileForms[step];
  const body = checkedForm(form, answers, ctx.now);
  await callMembers(ctx, { method: "PUT", path: form.path, session, body, form });
  return receiptOf(memberSuccess.saved);
}

export async function removePicture(ctx: OwnContext): Promise<SubmissionReceipt> {
  const { session } = ctx;
  await callMembers(ctx, { method: "DELETE", path: memberCall.picture, session });
  return receiptOf(memberSuccess.pictureRemoved);
}

export async function cancelRegistration(
  ctx: OwnContext & { sending: Pick<Sending, "invalidate"> },
  reference: string,
): Promise<SubmissionReceipt> {
  const { session } = ctx;
  await callMembers(ctx, { method: "POST", path: memberCall.cancel(reference), session });
  // Its seat is free again.
  ctx.sending.invalidate(["events"]);
  return receiptOf(memberSuccess.cancelled);
}
