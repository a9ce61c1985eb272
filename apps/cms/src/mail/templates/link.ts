import { siteOrigin } from "../../env.ts";
import { statusLink } from "../confirmation.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { TemplatePurpose } from "./purposes.ts";

/** The private link below a mail. */
export const linkFor = (kind: MailKind | TemplatePurpose, url: string) =>
  kind === "offer-reminder" ? { label: "Accept or withdraw", url } : statusLink(url);

/** Stands for the private link in a preview: only its applicant may have it. */
export const hiddenLink = statusLink(`${siteOrigin}/application/…`);
