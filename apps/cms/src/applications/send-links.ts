import { applicationForms, type ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, SendEmailOptions } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { siteOrigin } from "../env.ts";
import { emailKeyOf } from "../forms/email-key.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { wakeRunner } from "../lifecycle/runner.ts";
import { keepLink } from "../mail/application-link.ts";
import { linksLetter } from "../mail/links-letter.ts";
import { messageIdOf, organisation } from "../mail/organisation.ts";
import { mayMail } from "../mail/recipient-limit.ts";
import { templateOf } from "../mail/templates/template-of.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { isLinkValid, type OwnApplication } from "./own-application.ts";

/** More applications than anybody has; older ones are left out. */
const LIMIT = 20;
/** Longer than it takes to send a reply. */
const SEND_AFTER_MS = 50;

const wake = () => wakeRunner("mail");

/**
 * Queues a mail with the links to all applications from an address. They are only looked up when the mail is
 * sent, after the response, so that response times don't reveal whether an address has any.
 */
export async function sendLinks(payload: Payload, email: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    if (!(await mayMail(req, "application-links", email))) return;
    const input = { email: emailKeyOf(email) };
    await payload.jobs.queue({ task: "send-application-links", input, req });
    void whenCommitted(req).then((isStored) => isStored && setTimeout(wake, SEND_AFTER_MS));
  });
}

/** @returns `null` if the address has no application whose link works */
export async function composeLinksMail(
  payload: Payload,
  email: string,
  job: string,
): Promise<SendEmailOptions | null> {
  const applications = await applicationsFrom(payload, email);
  const [latest] = applications;
  if (!latest) return null;
  const links = [];
  for (const application of applications) {
    links.push({ ...application, url: await keepLink(payload, application) });
  }
  const from = await organisation(payload);
  const letter = linksLetter(await templateOf(payload, "links"), links, {
    siteName: from.name,
    siteOrigin,
  });
  return { ...letter, to: latest.email, from, messageId: messageIdOf(job) };
}

type Addressed = OwnApplication & { email: string };

/** Latest first. */
async function applicationsFrom(payload: Payload, email: string): Promise<Addressed[]> {
  const now = new Date();
  const lists = await Promise.all(applicationForms.map((form) => find(payload, form, email)));
  return lists
    .flat()
    .filter((application) => isLinkValid(application, now))
    .toSorted((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt))
    .slice(0, LIMIT);
}

async function find(payload: Payload, form: ApplicationForm, email: string): Promise<Addressed[]> {
  const { docs } = await payload.db.find<Addressed>({
    collection: formSlugs[form],
    where: { and: [{ senderKey: { equals: email } }, { quarantined: { equals: false } }] },
    sort: "-receivedAt",
    limit: LIMIT,
    pagination: false,
  });
  return docs.map((doc) => ({ ...doc, form }));
}
