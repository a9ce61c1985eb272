/** Mails to the participants of an event that staff ask for. No runtime imports here, since the admin loads this module. */
import type { Place } from "@kdl/schemas/registrations/places";
import type { EventFacts } from "../../fields/event-facts.ts";

export const mailingKinds = ["change", "not-told", "message"] as const;
export type MailingKind = (typeof mailingKinds)[number];

export const audiences = ["all", "seated", "waiting"] as const;
export type Audience = (typeof audiences)[number];

/** Labels for staff. */
export const audienceLabels: Readonly<Record<Audience, string>> = {
  all: "All participants",
  seated: "People who have a seat",
  waiting: "People who wait, or are offered a seat",
};

export const audiencePlaces: Readonly<Record<Audience, readonly Place[]>> = {
  all: ["seated", "waiting", "offered"],
  seated: ["seated"],
  waiting: ["waiting", "offered"],
};

/** What has become of a mail. `skipped`: there was nothing to send any more. */
export const sendStates = ["queued", "sent", "failed", "skipped"] as const;
export type SendState = (typeof sendStates)[number];

export const SENTENCE_MAX = 1_000;

export interface Mailing {
  id: string;
  event: string;
  kind: MailingKind;
  audience: Audience;
  before?: EventFacts | null;
  after?: EventFacts | null;
  sequence?: number | null;
  changedSince?: string | null;
  subject?: string | null;
  body?: string | null;
  replyTo?: string | null;
  people: number;
  by: string;
  byName?: string | null;
  at: string;
}
