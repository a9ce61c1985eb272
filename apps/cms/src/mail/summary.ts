import { formatEventTime } from "@kdl/schemas/content/event-time";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload, SendEmailOptions } from "payload";
import { cmsOrigin, env } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { layOut } from "./layout.ts";
import { messageIdOf, organisation, staffAddress } from "./organisation.ts";
import { NOTICES_PER_HOUR } from "./staff-limit.ts";

/** An hour with more submissions than staff get single notices of. */
export interface BusyHour {
  since: string;
  until: string;
}

/** What came through a form, as a heading for staff. */
export const formLabels: Record<FormName, string> = {
  contact: "Contact messages",
  "event-registration": "Event registrations",
  internship: "Internship applications",
  volunteer: "Volunteer registrations",
  "club-registration": "Club registrations",
};

/** Summarises an hour for staff. @throws {UnusableMessageError} if no address is configured */
export async function composeSummary(
  payload: Payload,
  hour: BusyHour,
  job: string,
): Promise<SendEmailOptions> {
  const from = await organisation(payload);
  const counts = await Promise.all(
    Object.entries(formSlugs).map(async ([form, collection]) => {
      const { totalDocs } = await payload.count({ collection, where: arrivedIn(hour) });
      return { label: formLabels[form as FormName], value: String(totalDocs) };
    }),
  );
  const [since, until] = [hour.since, hour.until].map((time) =>
    formatEventTime(new Date(time), env.SITE_TIME_ZONE),
  );
  const letter = layOut({
    greeting: "Hello,",
    paragraphs: [
      `Between ${since} and ${until} more came through the site than we mail one by one: after ${NOTICES_PER_HOUR} notices within an hour, the rest is in the admin only.`,
      "All of it is stored. Spam can be moved to quarantine there.",
    ],
    facts: counts.filter(({ value }) => value !== "0"),
    link: { label: "Open the admin", url: `${cmsOrigin}/admin` },
    footer: from.name,
  });
  const to = await staffAddress(payload);
  const subject = "Many submissions: see the admin";
  return { to, from, subject, messageId: messageIdOf(job), ...letter };
}

const arrivedIn = ({ since, until }: BusyHour) => ({
  and: [
    { receivedAt: { greater_than_equal: since } },
    { receivedAt: { less_than: until } },
    { quarantined: { not_equals: true } },
  ],
});
