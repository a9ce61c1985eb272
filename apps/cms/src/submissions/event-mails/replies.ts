/** What the admin gets to know about mails to an event's participants. No import that runs here. */
import type { Audience, MailingKind } from "./mailing.ts";

/** A change that people don't know of yet. */
export interface UntoldReply {
  /** `null` if there is none. */
  untold: {
    /** Identifies the change. */
    sequence: number;
    people: number;
    /** In words, such as "New time". */
    what: string;
  } | null;
}

export interface MailPreview {
  subject: string;
  text: string;
}

export interface MessagePreviewReply extends MailPreview {
  /** For sending what was shown: the same key sends once. */
  key: string;
  people: number;
}

export interface LogEntry {
  id: string;
  at: string;
  kind: MailingKind | "reminder" | "thanks";
  what: string;
  audience: Audience;
  /** What staff wrote. */
  text: string;
  by: string;
  people: number;
  /** `null` of what was sent before this was recorded, or long ago. */
  counts: { sent: number; failed: number; queued: number; skipped: number } | null;
}

export interface LogReply {
  entries: LogEntry[];
  /** People in each audience, now. */
  audiences: Record<Audience, number>;
}
