import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Context, Sending } from "../trpc/context.ts";
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
  context: TokenUse & Pick<Context, "now"> & { sending: Pick<Sending, "isMember"> },
  form: FormName,
  evidence: Omit<SpamEvidence, "isMember">,
): Promise<Judgement> {
  const { formSecret, now, sending } = context;
  const known = { ...evidence, isMember: sending.isMember };
  const flag = await judgeSpam(known, formSecret, now);
  if (flag !== null) return { flag, giveBack: nothing };
  const taken = await takeSend(context, form, evidence.token, evidence.values["email"]);
  // A token that was used up is as good as none.
  return taken.ok
    ? { flag: null, giveBack: taken.giveBack }
    : { flag: "no-timestamp", giveBack: nothing };
}
