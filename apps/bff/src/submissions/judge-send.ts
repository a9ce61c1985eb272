import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import { isMember } from "../members/is-member.ts";
import type { MemberContext } from "../members/member-ask.ts";
import { judgeSpam, type SpamEvidence } from "./spam.ts";
import { takeSend, type TokenUse } from "./token-sends.ts";

export interface Judgement {
  flag: SubmissionFlag | null;
  /** Nothing was stored: the send isn't counted. */
  giveBack(): Promise<void>;
}

const nothing = async () => {};

/** Judges a form that is about to be sent upstream, and counts the use of its token. */
export async function judgeSend(
  context: MemberContext & TokenUse,
  evidence: Omit<SpamEvidence, "isMember">,
): Promise<Judgement> {
  const { formSecret, now } = context;
  const known = { ...evidence, isMember: () => isMember(context) };
  const flag = await judgeSpam(known, formSecret, now);
  if (flag !== null) return { flag, giveBack: nothing };
  const taken = await takeSend(context, evidence.token, evidence.values["email"]);
  // A token that was used up is as good as none.
  return taken.ok
    ? { flag: null, giveBack: taken.giveBack }
    : { flag: "no-timestamp", giveBack: nothing };
}
