import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { ConfirmationContext } from "./confirmation.ts";
import { layOut } from "./layout.ts";
import { filledParagraphs } from "./templates/letter.ts";
import { fillIn } from "./templates/placeholders.ts";
import type { MailText } from "./templates/purposes.ts";

interface LinkedApplication {
  form: ApplicationForm;
  reference: string;
  url: string;
}

/** The mail that somebody asked for to get the links to their applications again. */
export function linksLetter(
  { subject, body }: MailText,
  applications: readonly LinkedApplication[],
  { siteName, siteOrigin }: Pick<ConfirmationContext, "siteName" | "siteOrigin">,
) {
  const urls = applications.map(({ url }) => url).join("\n");
  const values = { organisation: siteName, link: urls };
  return {
    subject: fillIn(subject, values),
    ...layOut({
      greeting: "Hello,",
      paragraphs: filledParagraphs(body, values),
      facts: [],
      links: applications.map(({ form, reference, url }) => ({
        label: `Your ${applicationNouns[form]} (${reference})`,
        url,
      })),
      footer: `${siteName}\n${siteOrigin}\nYou received this message because somebody asked for these links on our site. If that wasn't you, please ignore it: nobody else got them.`,
    }),
  };
}
