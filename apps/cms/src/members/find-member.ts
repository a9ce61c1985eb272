import type { Payload, PayloadRequest } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";
import type { Member, MemberSignUp } from "../payload-types.ts";

/** Includes hidden fields, and runs no hooks. */
async function findOne<T>(
  payload: Payload,
  collection: "members" | "member-sign-ups",
  [field, value]: readonly [string, string],
  req?: PayloadRequest,
): Promise<T | null> {
  const found = await payload.db.findOne({
    collection,
    where: { [field]: { equals: value } },
    ...(req && { req }),
  });
  return (found as T | null) ?? null;
}

export const memberById = (
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<Member | null> => findOne(payload, "members", ["id", id], req);

/** @param email in any case */
export const memberByEmail = (
  payload: Payload,
  email: string,
  req?: PayloadRequest,
): Promise<Member | null> => findOne(payload, "members", ["emailKey", emailKeyOf(email)], req);

/**
 * Finds a member by what was entered at log-in: an address, which contains `@`, or a username, which
 * doesn't.
 */
export const memberByLogIn = (payload: Payload, name: string): Promise<Member | null> => {
  const key = emailKeyOf(name);
  return findOne(payload, "members", [key.includes("@") ? "emailKey" : "username", key]);
};

export const signUpById = (
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<MemberSignUp | null> => findOne(payload, "member-sign-ups", ["id", id], req);
