/** Replies to the admin about mails to an event's participants. No runtime imports. */
import type { Audience, MailingKind } from "./mailing.ts";

/** A change that participants haven't been told about yet. */
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
  /** Identifies the previewed message when it is sent: the same key sends once. */
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
  /** `null` for mails sent before this was recorded, or long ago. */
  counts: { sent: number; failed: number; queued: number; skipped: number } | null;
}

export interface LogReply {
  entries: LogEntry[];
  /** People in each audience, now. */
  audiences: Record<Audience, number>;
}
