import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import { formatDay, formatEventTime } from "@kdl/schemas/content/event-time";
import type { ConfirmationContext } from "../confirmation.ts";
import { plainName } from "../plain-name.ts";
import type { MailedSubmission } from "../read-submission.ts";
import type { PlaceholderValues } from "./placeholders.ts";

const places: Record<ApplicationForm, { article: "a" | "an"; name: string }> = {
  internship: { article: "an", name: "internship" },
  volunteer: { article: "a", name: "place as a volunteer" },
  "club-registration": { article: "a", name: "place in our club" },
};

/** The part of an application that its mails say. */
export type Applied = Pick<MailedSubmission, "reference" | "sender" | "answerBy"> & {
  form: ApplicationForm;
};

/** Instead of a name that could be a message: strangers enter other people's addresses. */
const NAMELESS = "applicant";

/** @param link the application's private page */
export function valuesFor(
  { form, reference, sender, answerBy }: Applied,
  link: string,
  { siteName, timeZone }: ConfirmationContext,
): PlaceholderValues {
  const { article, name: place } = places[form];
  const name = plainName(sender.name);
  return {
    firstName: name?.split(" ")[0] ?? NAMELESS,
    name: name ?? NAMELESS,
    form: applicationNouns[form],
    place,
    aPlace: `${article} ${place}`,
    reference,
    link,
    organisation: siteName,
    ...deadlineValues(answerBy, timeZone),
  };
}

function deadlineValues(answerBy: Date | null, timeZone: string): PlaceholderValues {
  if (!answerBy) return {};
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone });
  return {
    answerBy: formatDay(answerBy, timeZone),
    answerByDate: date.format(answerBy),
    answerByTime: formatEventTime(answerBy, timeZone),
  };
}
