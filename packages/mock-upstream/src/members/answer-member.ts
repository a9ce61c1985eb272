import { applicationCalls } from "../applications/application-calls.ts";
import { doorCalls } from "../door/door-calls.ts";
import { registrationCalls } from "../registrations/registration-calls.ts";
import { interviewCalls } from "../applications/interview-calls.ts";
import { json, type Reply } from "../reply.ts";
import type { MockState } from "../state.ts";
import { RefusedBody } from "../submissions/received.ts";
import { refused } from "../submissions/submission-replies.ts";
import { accountCalls } from "./account-calls.ts";
import type { Call, MemberRequest } from "./call.ts";
import { pictureCalls } from "./picture-calls.ts";
import { profileCalls } from "./profile-calls.ts";
import { sentCalls } from "./sent-calls.ts";
import { sessionCalls } from "./session-calls.ts";

/** All calls that there are. */
export const memberCalls: readonly Call[] = [
  ...accountCalls,
  ...sessionCalls,
  ...profileCalls,
  ...pictureCalls,
  ...sentCalls,
];

/** Whether a path is one of members, and the fake keeps any. */
export const isMemberPath = (path: string, { keepsMembers }: MockState) =>
  keepsMembers && path.startsWith("/api/members/");

/** Whether a path is about what somebody holds the private link of, or the token of a phone at the door. */
export const isLinkPath = (path: string, { extensions }: MockState) =>
  extensions && /^\/api\/(?:applications|registrations|door)\//.test(path);

/** Answers a call about a member, an application or a registration, or of a phone at the door. */
export async function answerMember(request: MemberRequest, state: MockState): Promise<Reply> {
  const all = [
    ...memberCalls,
    ...applicationCalls,
    ...interviewCalls,
    ...registrationCalls,
    ...doorCalls,
  ];
  const call = all.find(({ method, path }) => method === request.method && path.test(request.path));
  if (!call) return json(404, { message: "Not found" });
  const parameter = call.path.exec(request.path)?.[1] ?? "";
  try {
    return await call.answer({ request, state, parameter });
  } catch (error) {
    if (error instanceof RefusedBody) return refused(error.refused);
    throw error;
  }
}
