import { siteOrigin } from "../../env.ts";
import { statusLink } from "../confirmation.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { TemplatePurpose } from "./purposes.ts";

const ownInterview = "Your private link: see your interview, or choose another time";

/** Of links to the private page that don't lead to the status. */
const labels: Partial<Record<MailKind | TemplatePurpose, string>> = {
  "offer-reminder": "Accept or withdraw",
  "interview-offered": "Your private link: choose a time",
  "interview-booked": ownInterview,
  "interview-reminder": ownInterview,
  "interview-cancelled": "Your private link: check the status of your application",
};

/** The private link below a mail. */
export function linkFor(kind: MailKind | TemplatePurpose, url: string) {
  const label = labels[kind];
  return label === undefined ? statusLink(url) : { label, url };
}

/** Stands for the private link in a preview: only its applicant may have it. */
export const hiddenLink = statusLink(`${siteOrigin}/application/…`);
