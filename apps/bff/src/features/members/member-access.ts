/** Preconditions of calls about members. */
import type { Context } from "../../trpc/context.ts";
import { memberCallFailed, membersUnavailable, sessionEnded } from "./member-refusal.ts";

/** Whether the upstream keeps members. @throws {VisitorError} if that is unknown */
export function areMembersOffered({
  members: { client },
  requestId,
}: Pick<Context, "members" | "requestId">): Promise<boolean> {
  return client.isOffered(requestId).catch((error: unknown) => {
    throw memberCallFailed(error);
  });
}

/** @throws {VisitorError} 404 if the upstream keeps no members */
export async function needMembers(ctx: Pick<Context, "members" | "requestId">): Promise<void> {
  if (!(await areMembersOffered(ctx))) throw membersUnavailable();
}

/**
 * The session that a request carries; the upstream decides whether it is still valid.
 * @throws {VisitorError} 401
 */
export function needSession({ visitor }: Pick<Context, "visitor">): string {
  const { session } = visitor.cookies;
  if (session === null) throw sessionEnded();
  return session;
}
