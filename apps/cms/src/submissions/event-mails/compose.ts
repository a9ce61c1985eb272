/** Mails to participants, composed from the data at the time of sending. */
import type { Payload, SendEmailOptions } from "payload";
import { factsOf } from "../../fields/event-facts.ts";
import { keepLink } from "../../mail/application-link.ts";
import { changeLetter } from "../../mail/change-letter.ts";
import { composeMail, contextOf } from "../../mail/compose-mail.ts";
import { eventUrl } from "../../mail/confirmation.ts";
import { eventMessageLetter } from "../../mail/event-message-letter.ts";
import { invitationTo } from "../../mail/invitation.ts";
import { layOut } from "../../mail/layout.ts";
import { messageIdOf, organisation, staffAddress } from "../../mail/organisation.ts";
import { type MailedSubmission, readSubmission } from "../../mail/read-submission.ts";
import type { Event } from "../../payload-types.ts";
import { type EventSend, readMailing } from "./event-send.ts";
import { audiencePlaces, type Mailing } from "./mailing.ts";
import { isTellable } from "./untold.ts";
import { eventPage } from "./event-page.ts";

const collection = "event-registrations";

type Participant = MailedSubmission & { event: Event };

/**
 * @param job the mail's job, for its Message-ID
 * @returns `null` if there is nothing to send: the registration was cancelled, quarantined or deleted, the
 * event was deleted or unpublished, or it is back to what people know
 */
export async function composeSend(
  payload: Payload,
  send: EventSend,
  job: string,
): Promise<SendEmailOptions | null> {
  const { registration: id, kind } = send;
  if (kind !== "change" && kind !== "message") {
    const own = kind === "thanks" ? "event-thanks" : "event-reminder";
    return composeMail(payload, { collection, id, kind: own, job });
  }
  const mailing = await readMailing(payload, send.mailing ?? "");
  const found = await readSubmission(payload, collection, id);
  const { event } = found ?? {};
  if (!mailing || !found || !event || !isIn(mailing, found)) return null;
  const participant = { ...found, event };
  const from = await organisation(payload);
  const { form, reference } = participant;
  const context = {
    ...contextOf(from.name),
    url: await keepLink(payload, { form, id, reference }),
    eventPage: eventPage(event, contextOf(from.name)),
  };
  const isMessage = mailing.kind === "message";
  const mail = isMessage
    ? eventMessageLetter(
        { subject: mailing.subject ?? "", body: mailing.body ?? "" },
        participant,
        context,
      )
    : changeFor(mailing, participant, context);
  if (!mail) return null;
  // People should get this mail even if no staff address is set.
  const replyTo = mailing.replyTo ?? (await staffAddress(payload).catch(() => null));
  const isInvited = !isMessage && participant.place === "seated";
  return {
    to: participant.sender.email,
    from,
    subject: mail.subject,
    messageId: messageIdOf(job),
    ...layOut(mail.letter),
    ...(replyTo && { replyTo }),
    ...(isInvited && { icalEvent: { ...invitationFor(participant, from) } }),
  };
}

const isIn = ({ audience }: Mailing, { place, isCancelled }: MailedSubmission): boolean =>
  !isCancelled && place !== null && audiencePlaces[audience].includes(place);

type ChangeContext = Parameters<typeof changeLetter>[2];

/**
 * The event may have changed again while the mail was queued: the mail states the current facts, without
 * staff's text about an outdated change.
 */
function changeFor(mailing: Mailing, participant: Participant, context: ChangeContext) {
  const { event, receivedAt } = participant;
  if (!mailing.before || !isTellable(event, new Date())) return null;
  const isStale = (event.calendarSequence ?? 0) !== mailing.sequence;
  const knewBefore = receivedAt < new Date(mailing.changedSince ?? 0);
  return changeLetter(
    {
      before: mailing.before,
      after: factsOf(event),
      knewBefore,
      sentence: isStale ? "" : (mailing.body ?? ""),
    },
    participant,
    context,
  );
}

const invitationFor = (
  { event, id, sender }: Participant,
  organizer: Parameters<typeof invitationTo>[0]["organizer"],
) =>
  invitationTo({
    event,
    registration: { id },
    isTakenBack: false,
    attendee: { name: sender.name, address: sender.email },
    organizer,
    url: eventUrl(event, contextOf(organizer.name)),
    now: new Date(),
  });
