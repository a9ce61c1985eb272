import type { FormName } from "@kdl/schemas/form";
import type { Letter } from "./layout.ts";
import type { ToldSubmission } from "./read-submission.ts";

const titles: Record<FormName, string> = {
  contact: "Contact message",
  "event-registration": "Event registration",
  internship: "Internship application",
  volunteer: "Volunteer registration",
  "club-registration": "Club registration",
};

/** What staff are told: everything that was answered, and where to find it in the admin. */
export function noticeOf(
  { form, reference, sender, answers, resumeName, id, slug }: ToldSubmission,
  cmsOrigin: string,
): { subject: string; letter: Letter } {
  const from = sender.name ? ` from ${sender.name}` : "";
  const resume = resumeName ? [{ label: "Resume", value: `${resumeName} (in the admin)` }] : [];
  return {
    subject: `${titles[form]}${from} (${reference})`,
    letter: {
      greeting: `${titles[form]}${from}`,
      paragraphs: ["It came through the site. An answer to this message goes to the sender."],
      facts: [{ label: "Reference", value: reference }, ...answers, ...resume],
      link: { label: "Open in the admin", url: `${cmsOrigin}/admin/collections/${slug}/${id}` },
      footer: "The answers are the sender's own: be careful with links in them.",
    },
  };
}
