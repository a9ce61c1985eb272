import type { FormValues } from "@kdl/schemas/form";
import type { SubmissionFlag } from "@kdl/schemas/submissions";
import { paceOf } from "./form-token.ts";

/** From this many links on, a text is an advertisement. */
const MANY_LINKS = 3;
const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"]+/giu;

/** Fields that hold an address by right. */
const ADDRESS_FIELDS = new Set(["linkedin_url"]);

export interface SpamEvidence {
  values: FormValues;
  /** The form's token as it came. */
  token: string;
  /** What is in the field that nobody sees. */
  honeypot: string;
  /** Whether a session came along: the page had filled in what it knows of the member. */
  isMember?: boolean;
}

/**
 * Why a submission looks like spam, or `null`. It is sent on all the same: the upstream puts it where
 * staff can see it, and the sender learns nothing.
 */
export function judgeSpam(
  { values, token, honeypot, isMember = false }: SpamEvidence,
  secret: string,
  now: Date,
): SubmissionFlag | null {
  if (honeypot !== "") return "honeypot";
  const pace = paceOf(secret, token, now.getTime());
  if (pace !== "fine" && !(isMember && pace === "too-fast")) return pace;
  return hasSpamLinks(values) ? "links" : null;
}

function hasSpamLinks(values: FormValues): boolean {
  const texts = Object.entries(values)
    .filter(([name]) => !ADDRESS_FIELDS.has(name))
    .flatMap(([, value]) => (typeof value === "boolean" ? [] : value));
  const links = texts.flatMap((text) => text.match(LINK) ?? []);
  const isLinkOnly = texts.some((text) => text !== "" && text.replace(LINK, "").trim() === "");
  return links.length >= MANY_LINKS || isLinkOnly;
}
