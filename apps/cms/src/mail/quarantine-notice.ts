import type { FormName } from "@kdl/schemas/forms/form";
import type { Payload, SendEmailOptions, Where } from "payload";
import { cmsOrigin } from "../env.ts";
import { formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";
import { addressOf, quarantine } from "../forms/submission-list.ts";
import { layOut } from "./layout.ts";
import { messageIdOf, organisation, staffAddress } from "./organisation.ts";
import { formLabels } from "./summary.ts";

/** How long a submission may wait in quarantine before staff are notified. */
const WAIT_MS = 24 * 60 * 60_000;

interface WaitingCount {
  collection: SubmissionSlug;
  label: string;
  count: number;
}

/** Forms of which submissions have waited in quarantine for more than a day. */
export async function waitingInQuarantine(payload: Payload, now: Date): Promise<WaitingCount[]> {
  const before = new Date(now.getTime() - WAIT_MS).toISOString();
  const where: Where = {
    and: [{ quarantined: { equals: true } }, { receivedAt: { less_than: before } }],
  };
  const counts = await Promise.all(
    Object.entries(formSlugs).map(async ([form, collection]) => {
      const { totalDocs } = await payload.count({ collection, where });
      return { collection, label: formLabels[form as FormName], count: totalDocs };
    }),
  );
  return counts.filter(({ count }) => count > 0);
}

/**
 * Tells staff how many submissions wait in quarantine. It says nothing about their senders.
 *
 * @returns `null` if none waits any more
 * @throws {UnusableMessageError} if no address is configured
 */
export async function composeQuarantineNotice(
  payload: Payload,
  job: string,
  now: Date,
): Promise<SendEmailOptions | null> {
  const waiting = await waitingInQuarantine(payload, now);
  if (waiting.length === 0) return null;
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const from = await organisation(payload);
  const letter = layOut({
    greeting: "Hello,",
    paragraphs: [
      "These submissions look like spam and have been in quarantine for more than a day. Their senders were told that they arrived.",
      "Please release those that people sent, and delete the rest.",
    ],
    facts: waiting.map(({ label, count }) => ({ label, value: String(count) })),
    links: waiting.map(({ collection, label }) => ({
      label: `${label} in quarantine`,
      url: `${cmsOrigin}${addressOf(collection, quarantine)}`,
    })),
    footer: from.name,
  });
  return {
    to: await staffAddress(payload),
    from,
    subject: `Please check the quarantine: ${total} waiting`,
    messageId: messageIdOf(job),
    ...letter,
  };
}
