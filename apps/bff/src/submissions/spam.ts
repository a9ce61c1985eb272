import type { FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import { fillSpeedOf } from "./form-token.ts";
import { hasSpamLinks } from "./spam-links.ts";

/** Fields that ask for a link. */
const ADDRESS_FIELDS = new Set(["linkedin_url"]);

export interface SpamEvidence {
  values: FormValues;
  /** The form's token as posted. */
  token: string;
  /** Content of the hidden field. */
  honeypot: string;
  /** Whether the sender is a member, for whom the page filled in known answers. Called only when it matters. */
  isMember(): Promise<boolean>;
}

/**
 * Why a submission looks like spam, or `null`. It is forwarded anyway: the upstream puts it where staff
 * can see it, and the sender isn't told.
 */
export async function judgeSpam(
  { values, token, honeypot, isMember }: SpamEvidence,
  secret: string,
  now: Date,
): Promise<SubmissionFlag | null> {
  if (honeypot !== "") return "honeypot";
  const speed = fillSpeedOf(secret, token, now.getTime());
  if (speed === "no-timestamp" || (speed === "too-fast" && !(await isMember()))) return speed;
  return hasSpamLinks(textsOf(values)) ? "links" : null;
}

/** Answers in fields where no link belongs. */
function textsOf(values: FormValues): string[] {
  return Object.entries(values)
    .filter(([name]) => !ADDRESS_FIELDS.has(name))
    .flatMap(([, value]) => (typeof value === "boolean" ? [] : value));
}
