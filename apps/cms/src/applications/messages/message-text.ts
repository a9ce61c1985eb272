import { problemIn } from "../../mail/templates/placeholders.ts";
import { type MailText, purposes } from "../../mail/templates/purposes.ts";

/** @returns what is wrong with a message, for staff; `null` if nothing is */
export const problemWithMessage = ({ subject, body }: MailText): string | null =>
  problemIn(subject, purposes.free) ?? problemIn(body, purposes.free);
