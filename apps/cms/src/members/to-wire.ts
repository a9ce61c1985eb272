import { profileStepNames } from "@kdl/schemas/members/members";
import type { Member } from "../payload-types.ts";
import type { LoginResult } from "./log-in.ts";

/** A member as the contract describes it. */
export const memberToWire = ({ id, name, username, email, pictureKey, profile }: Member) => ({
  id,
  name,
  username: username ?? null,
  email,
  picture: pictureKey ?? null,
  profile: Object.fromEntries(profileStepNames.map((step) => [step, profile?.[step] ?? null])),
});

/** The name to log in with after setting a password, as the contract describes it. */
export const logInNamesToWire = ({ email, username }: Member) => ({
  email,
  username: username ?? null,
});

/** A new session as the contract describes it. */
export const sessionToWire = ({ token, expiresAt, member }: LoginResult) => ({
  session: token,
  expires_at: expiresAt.toISOString(),
  member: memberToWire(member),
});
