/** What member calls answer. */
import type { FormValues } from "@kdl/schemas/forms/form";
import type { MemberRefusal } from "@kdl/schemas/members/member-calls";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import { json, type Reply } from "../reply.ts";
import { type Refused, RefusedBody } from "../submissions/received.ts";
import type { StoredMember } from "./member-store.ts";

const refusals: Record<MemberRefusal, Omit<Refused, "code">> = {
  WRONG_CREDENTIALS: { status: 401, message: memberFailure.credentials },
  SESSION_ENDED: { status: 401, message: memberFailure.sessionEnded },
  WRONG_PASSWORD: { status: 403, message: memberFailure.wrongPassword },
  LINK_EXPIRED: { status: 410, message: memberFailure.linkExpired },
  USERNAME_TAKEN: { status: 409, message: memberFailure.usernameTaken },
  NOT_CANCELLABLE: { status: 409, message: memberFailure.notCancellable },
  NOT_FOUND: { status: 404, message: memberFailure.unknownRegistration },
};

/** To be thrown. */
export const refusal = (code: MemberRefusal) => new RefusedBody({ code, ...refusals[code] });

/** To be thrown for answers that are wrong. */
export const invalid = (fields: Record<string, string>) =>
  new RefusedBody({
    status: 422,
    code: "INVALID",
    message: Object.values(fields)[0] ?? "",
    fields,
  });

/** As the contract has a member. */
export interface MemberBody {
  id: string;
  name: string;
  username: string | null;
  email: string;
  picture: string | null;
  profile: Record<ProfileStepName, FormValues | null>;
}

export function memberBody(member: StoredMember): MemberBody {
  const { id, name, username, email, picture, profile } = member;
  const steps = profileStepNames.map((step) => [step, profile[step] ?? null]);
  return {
    id,
    name,
    username,
    email,
    picture: picture?.version ?? null,
    profile: Object.fromEntries(steps) as MemberBody["profile"],
  };
}

export const memberReply = (member: StoredMember): Reply => json(200, memberBody(member));

export const nothing: Reply = { status: 204, type: "", body: Buffer.alloc(0) };
