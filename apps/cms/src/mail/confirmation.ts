import type { Event } from "../payload-types.ts";
import { greetingFor } from "./greeting.ts";
import type { Letter } from "./layout.ts";
import type { MailedSubmission } from "./read-submission.ts";

export interface ConfirmationContext {
  siteName: string;
  siteOrigin: string;
  timeZone: string;
}

export interface Confirmation {
  subject: string;
  letter: Letter;
}

/**
 * The confirmation of a message for its sender; applications have templates, and event registrations have
 * letters of their own. The only input that it repeats is a name that looks like one: anybody can enter
 * another person's address, and must not be able to send them a text.
 */
export const confirmationOf = (
  { reference, sender }: Pick<MailedSubmission, "reference" | "sender">,
  context: ConfirmationContext,
): Confirmation => ({
  subject: `We have your message (${reference})`,
  letter: {
    greeting: greetingFor(sender.name),
    paragraphs: [
      "Thank you for writing to us. Your message has arrived. We will read it and reply by email or phone, usually within three working days.",
    ],
    facts: [{ label: "Reference", value: reference }],
    footer: footerOf(context),
  },
});

/** The link to the page of an application. */
export const statusLink = (url: string) => ({
  label: "Your private link: check the status of your application, or withdraw it",
  url,
});

/** Says who sent the mail, and why. */
export const footerOf = ({ siteName, siteOrigin }: ConfirmationContext): string =>
  `${siteName}\n${siteOrigin}\nYou received this message because your address was entered in a form on our site. If that wasn't you, please ignore it.`;

export function eventUrl(event: Event, { siteOrigin }: Pick<ConfirmationContext, "siteOrigin">) {
  return `${siteOrigin}/events/${encodeURIComponent(event.slug)}`;
}
