import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { ConfirmationContext } from "./confirmation.ts";
import { layOut } from "./layout.ts";

interface LinkedApplication {
  form: ApplicationForm;
  reference: string;
  url: string;
}

/** The mail that somebody asked for to get the links to their applications again. */
export function linksLetter(
  applications: readonly LinkedApplication[],
  { siteName, siteOrigin }: Pick<ConfirmationContext, "siteName" | "siteOrigin">,
) {
  const isOne = applications.length === 1;
  return {
    subject: isOne ? "The link to your application" : "The links to your applications",
    ...layOut({
      greeting: "Hello,",
      paragraphs: [
        `${isOne ? "This link shows" : "These links show"} where your application stands. Please keep ${isOne ? "it" : "them"} to yourself: no password is needed.`,
      ],
      facts: [],
      links: applications.map(({ form, reference, url }) => ({
        label: `Your ${applicationNouns[form]} (${reference})`,
        url,
      })),
      footer: `${siteName}\n${siteOrigin}\nYou received this message because somebody asked for these links on our site. If that wasn't you, please ignore it: nobody else got them.`,
    }),
  };
}
