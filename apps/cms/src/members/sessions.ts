import { MEMBER_TOKEN, SESSION_IDLE_MS, SESSION_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload, PayloadRequest } from "payload";
import type { Member } from "../payload-types.ts";
import { memberById } from "./find-member.ts";
import { refusal } from "./refusals.ts";
import { digestOf } from "../access/token-digest.ts";
import { newToken } from "./tokens.ts";

const collection = "member-sessions";
/** The last use of a session is recorded at most this often. */
const NOTE_EVERY_MS = 60 * 60_000;

interface Stored {
  id: string;
  member?: string | null;
  lastUsedAt: string;
  expiresAt: string;
}

/** A new session; its token isn't stored anywhere. */
export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** A logged-in member. */
export interface LoggedIn {
  member: Member;
  /** Id of the session. */
  session: string;
}

/** Starts a session, in the transaction of the request. */
export async function beginSession(
  req: PayloadRequest,
  member: string,
  now: Date,
): Promise<NewSession> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_TTL_MS);
  await req.payload.db.create({
    collection,
    data: {
      digest: digestOf(token),
      member,
      lastUsedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
    req,
    returning: false,
  });
  return { token, expiresAt };
}

/**
 * The member of a session.
 *
 * @param token as received
 * @throws {Refused} if there is no such session, or it has ended
 */
export async function loggedIn(
  payload: Payload,
  token: string | null,
  now: Date,
): Promise<LoggedIn> {
  const stored = await findSession(payload, token);
  if (!stored?.member || hasEnded(stored, now)) throw refusal("SESSION_ENDED");
  const member = await memberById(payload, stored.member);
  if (!member) throw refusal("SESSION_ENDED");
  if (now.getTime() - new Date(stored.lastUsedAt).getTime() > NOTE_EVERY_MS) {
    await payload.db.updateOne({
      collection,
      where: { id: { equals: stored.id } },
      data: { lastUsedAt: now.toISOString() },
      options: { atomic: true },
    });
  }
  return { member, session: stored.id };
}

async function findSession(payload: Payload, token: string | null): Promise<Stored | null> {
  if (token === null || !MEMBER_TOKEN.test(token)) return null;
  return payload.db.findOne<Stored>({
    collection,
    where: { digest: { equals: digestOf(token) } },
  });
}

const hasEnded = ({ expiresAt, lastUsedAt }: Stored, now: Date) =>
  new Date(expiresAt) <= now || new Date(lastUsedAt).getTime() + SESSION_IDLE_MS <= now.getTime();

/** Ends a session; does nothing if it has ended already. */
export async function endSession(payload: Payload, token: string | null): Promise<void> {
  if (token === null || !MEMBER_TOKEN.test(token)) return;
  await payload.db.deleteMany({ collection, where: { digest: { equals: digestOf(token) } } });
}

/** Ends all sessions of a member, in the transaction of the request. */
export async function endSessions(req: PayloadRequest, member: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { member: { equals: member } }, req });
}

/** Deletes expired sessions. */
export async function forgetEndedSessions(payload: Payload, now: Date): Promise<void> {
  const idle = new Date(now.getTime() - SESSION_IDLE_MS).toISOString();
  await payload.db.deleteMany({
    collection,
    where: {
      or: [
        { expiresAt: { less_than_equal: now.toISOString() } },
        { lastUsedAt: { less_than_equal: idle } },
        { member: { exists: false } },
      ],
    },
  });
}
