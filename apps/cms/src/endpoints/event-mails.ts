/** What staff tell the participants of an event. No reply has a participant's name or address. */
import { randomUUID } from "node:crypto";
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import type { Action } from "../access/permissions.ts";
import { signatureOf, staffOf } from "../access/staff.ts";
import { changeLetter, changeSubject } from "../mail/change-letter.ts";
import { changedFacts } from "../fields/event-facts.ts";
import { contextOf } from "../mail/compose-mail.ts";
import type { Confirmation } from "../mail/confirmation.ts";
import { eventMessageLetter } from "../mail/event-message-letter.ts";
import { layOut } from "../mail/layout.ts";
import { organisation } from "../mail/organisation.ts";
import { SAMPLE_LINK, sampleParticipant } from "../mail/sample-participant.ts";
import type { User } from "../payload-types.ts";
import { eventPage } from "../submissions/event-mails/event-page.ts";
import { eventLog } from "../submissions/event-mails/log.ts";
import type {
  MailPreview,
  MessagePreviewReply,
  UntoldReply,
} from "../submissions/event-mails/replies.ts";
import { audienceOf, sendEventMessage } from "../submissions/event-mails/send-message.ts";
import { dontTell, tellChange } from "../submissions/event-mails/tell.ts";
import { untoldChange } from "../submissions/event-mails/untold.ts";
import { readEvent } from "../submissions/places/open-event.ts";
import { eventNotFound, Refused } from "../submissions/refused.ts";
import {
  changePreviewBody,
  dontTellBody,
  eventMessageBody,
  eventMessagePreviewBody,
  tellBody,
  untoldBody,
} from "./event-mail-bodies.ts";
import { idIn, privateJson, staffCommand } from "./staff-endpoint.ts";

/** An endpoint about an event's mails. */
const aboutEvent = <Body>(
  name: string,
  action: Action,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, event: string, body: Body) => Promise<object>,
): Endpoint =>
  staffCommand({
    path: `/event-mails/:event/${name}`,
    permission: [action, "event-mails"],
    find: (req) => idIn(req, "event"),
    body,
    run,
    refuse: (error) =>
      error instanceof Refused
        ? privateJson({ message: error.refusal.message }, error.refusal.status)
        : null,
  });

const countIn = async (req: PayloadRequest, where: ReturnType<typeof audienceOf>) =>
  (await req.payload.count({ collection: "event-registrations", where })).totalDocs;

const untold = aboutEvent("untold", "read", untoldBody, async (req, event) => {
  const change = await untoldChange(req, event, new Date());
  const people = change ? await countIn(req, change.people) : 0;
  const reply: UntoldReply = {
    untold:
      change && people > 0
        ? { sequence: change.sequence, people, what: changeSubject(change.before, change.after) }
        : null,
  };
  return reply;
});

const asPreview = ({ subject, letter }: Confirmation): MailPreview => ({
  subject,
  text: layOut(letter).text,
});

const changePreview = aboutEvent(
  "change-preview",
  "tell",
  changePreviewBody,
  async (req, id, { sentence }) => {
    const change = await untoldChange(req, id, new Date());
    if (!change) throw eventNotFound();
    const { event, before, after } = change;
    const context = contextOf((await organisation(req.payload)).name);
    const letter = changeLetter(
      { before, after, knewBefore: changedFacts(before, after).length > 0, sentence },
      sampleParticipant(event),
      {
        ...context,
        url: SAMPLE_LINK,
        eventPage: eventPage(event, context),
      },
    );
    if (!letter) throw eventNotFound();
    return asPreview(letter);
  },
);

const authorOf = (req: PayloadRequest) => signatureOf(req.user as User);

const tell = aboutEvent("tell", "tell", tellBody, async (req, event, { sequence, sentence }) => ({
  people: await tellChange(req.payload, { event, sequence, author: authorOf(req) }, sentence),
}));

const dont = aboutEvent("dont-tell", "tell", dontTellBody, async (req, event, body) => {
  const { sequence, reason } = body;
  const author = authorOf(req);
  return { people: await dontTell(req.payload, { event, sequence, author }, reason) };
});

const messagePreview = aboutEvent(
  "message-preview",
  "message",
  eventMessagePreviewBody,
  async (req, id, { audience, ...text }) => {
    const event = await readEvent(req, id);
    if (!event) throw eventNotFound();
    const context = { ...contextOf((await organisation(req.payload)).name), url: SAMPLE_LINK };
    const reply: MessagePreviewReply = {
      ...asPreview(eventMessageLetter(text, sampleParticipant(event), context)),
      key: randomUUID(),
      people: await countIn(req, audienceOf(id, audience)),
    };
    return reply;
  },
);

const message = aboutEvent(
  "message",
  "message",
  eventMessageBody,
  async (req, event, { replyTo, ...text }) => ({
    people: await sendEventMessage(req.payload, {
      ...text,
      event,
      author: authorOf(req),
      replyTo: replyTo === "author" ? (staffOf(req)?.email ?? null) : null,
    }),
  }),
);

const log = aboutEvent("log", "read", untoldBody, (req, event) => eventLog(req, event));

export const eventMailEndpoints: Endpoint[] = [
  untold,
  changePreview,
  tell,
  dont,
  messagePreview,
  message,
  log,
];
