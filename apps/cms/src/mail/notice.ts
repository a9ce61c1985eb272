import type { FormName } from "@kdl/schemas/forms/form";
import type { Letter } from "./layout.ts";
import type { MailedSubmission } from "./read-submission.ts";

const titles: Record<FormName, string> = {
  contact: "Contact message",
  "event-registration": "Event registration",
  internship: "Internship application",
  volunteer: "Volunteer registration",
  "club-registration": "Club registration",
};

/** The notice for staff: all answers, and a link to the submission in the admin. */
export function noticeOf(
  { form, reference, sender, answers, resumeName, id, slug, isCancelled, place }: MailedSubmission,
  cmsOrigin: string,
): { subject: string; letter: Letter } {
  const from = sender.name ? ` from ${sender.name}` : "";
  const resume = resumeName ? [{ label: "Resume", value: `${resumeName} (in the admin)` }] : [];
  const state = isCancelled ? "Cancelled: " : place === "waiting" ? "Waitlist: " : "";
  const title = `${state}${titles[form]}${from}`;
  const what = isCancelled
    ? "The sender has cancelled it on the site; a seat that it held is free again."
    : "It was sent through the site.";
  return {
    subject: `${title} (${reference})`,
    letter: {
      greeting: title,
      paragraphs: [`${what} Reply to this message to answer the sender.`],
      facts: [{ label: "Reference", value: reference }, ...answers, ...resume],
      link: { label: "Open in the admin", url: `${cmsOrigin}/admin/collections/${slug}/${id}` },
      footer: "The sender wrote these answers: be careful with any links in them.",
    },
  };
}
