/** What has to be there before anything is asked about a member. */
import type { Context } from "../../trpc/context.ts";
import { memberCallFailed, membersUnavailable, sessionEnded } from "./member-refusal.ts";

/** Whether the upstream keeps members. @throws {VisitorError} where nobody knows */
export function areMembersOffered({
  members: { client },
  requestId,
}: Pick<Context, "members" | "requestId">): Promise<boolean> {
  return client.isOffered(requestId).catch((error: unknown) => {
    throw memberCallFailed(error);
  });
}

/** @throws {VisitorError} 404 where the upstream keeps none */
export async function needMembers(ctx: Pick<Context, "members" | "requestId">): Promise<void> {
  if (!(await areMembersOffered(ctx))) throw membersUnavailable();
}

/**
 * The session that a request carries; whether it is still good is the upstream's to say.
 * @throws {VisitorError} 401
 */
export function needSession({ visitor }: Pick<Context, "visitor">): string {
  const { session } = visitor.cookies;
  if (session === null) throw sessionEnded();
  return session;
}
