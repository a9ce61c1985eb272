import { deviceCookie } from "@kdl/runtime/limits/known-device";
import { logInForm } from "@kdl/schemas/members/account-forms";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSessionWire } from "@kdl/schemas/contract/member-replies";
import type { MemberSession } from "@kdl/schemas/members/members";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { callMembers, type MemberContext } from "./call-members.ts";
import { memberCallFailed, MemberRefused } from "./member-refusal.ts";
import { takeLogInTry } from "./try-limits.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import type { Context, Sending } from "../../trpc/context.ts";
import { checkedForm } from "./checked-form.ts";
import { receiptOf } from "./receipt-of.ts";

type LogInContext = MemberContext & Pick<Context, "formSecret"> & { sending: Sending };

/**
 * Starts a session. It is always a new one, so that nobody can plant one, and the previous one ends.
 * @throws {VisitorError}
 */
export async function logIn(
  ctx: LogInContext,
  { answers }: SubmissionInput,
): Promise<SubmissionReceipt> {
  const { cookies } = ctx.visitor;
  const values = checkedForm(logInForm, answers, ctx.now);
  const taken = await takeLogInTry(ctx, values.username);
  const earlier = cookies.session;
  try {
    const session = await askForSession(ctx, values);
    await taken.giveBack();
    enter(ctx, session);
  } catch (error) {
    if (!(error instanceof MemberRefused)) await taken.giveBack();
    throw error;
  }
  if (earlier !== null) await endQuietly(ctx, earlier);
  return receiptOf(memberSuccess.loggedIn);
}

/** Gives the browser a session that the upstream has just started. */
export function enter(ctx: LogInContext, session: MemberSession): void {
  const { cookies } = ctx.visitor;
  cookies.startSession(session, ctx.now);
  cookies.rememberDevice(deviceCookie(ctx.formSecret, cookies.device, session.member));
}

/** Ends a session that is no longer used; if that fails, it expires by itself. */
export async function endQuietly(ctx: MemberContext, session: string): Promise<void> {
  await callMembers(ctx, { method: "POST", path: memberCall.logOut, session }).catch(() => {});
}

async function askForSession(ctx: LogInContext, body: unknown): Promise<MemberSession> {
  const path = memberCall.logIn;
  const answer = await callMembers(ctx, {
    method: "POST",
    path,
    session: null,
    body,
    form: logInForm,
  });
  return sessionOf(ctx, answer.body);
}

/** Reads the session from a successful reply. */
export function sessionOf({ members: { log } }: MemberContext, body: unknown): MemberSession {
  const session = memberSessionWire.safeParse(body);
  if (session.success) return session.data;
  log.warn("the upstream's answer holds no session");
  throw memberCallFailed();
}
