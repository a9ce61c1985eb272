import { memberCall } from "@kdl/schemas/members/member-calls";
import { areMembersOffered } from "./member-access.ts";
import { callMembers, type MemberContext } from "./call-members.ts";

/** Whether the upstream knows the visitor's session. The cookie by itself proves nothing: anybody can write one. */
export async function isMember(ctx: MemberContext): Promise<boolean> {
  const { session } = ctx.visitor.cookies;
  if (session === null) return false;
  try {
    if (!(await areMembersOffered(ctx))) return false;
    await callMembers(ctx, { method: "GET", path: memberCall.me, session });
    return true;
  } catch {
    // Logged by the client's caller; a form must not fail because of it.
    return false;
  }
}
