import type { CollectionConfig } from "payload";
import { memberSessions } from "./member-sessions.ts";
import { memberSignUps } from "./member-sign-ups.ts";
import { memberTokens } from "./member-tokens.ts";
import { members } from "./members.ts";

/** Accounts of the site's members, and their sessions and tokens. */
export const memberCollections: CollectionConfig[] = [
  members,
  memberSignUps,
  memberSessions,
  memberTokens,
];
