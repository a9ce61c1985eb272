import { profileStepNames } from "@kdl/schemas/members/members";
import type { Member } from "../payload-types.ts";
import type { LoginResult } from "./log-in.ts";

/** A member, in the names of the contract. */
export const memberToWire = ({ id, name, username, email, pictureKey, profile }: Member) => ({
  id,
  name,
  username: username ?? null,
  email,
  picture: pictureKey ?? null,
  profile: Object.fromEntries(profileStepNames.map((step) => [step, profile?.[step] ?? null])),
});

/** What the person who has just set a password logs in with, in the names of the contract. */
export const logInNamesToWire = ({ email, username }: Member) => ({
  email,
  username: username ?? null,
});

/** A session that has just begun, in the names of the contract. */
export const sessionToWire = ({ token, expiresAt, member }: LoginResult) => ({
  session: token,
  expires_at: expiresAt.toISOString(),
  member: memberToWire(member),
});
