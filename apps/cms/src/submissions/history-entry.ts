import type { StageActor, StageName } from "@kdl/schemas/applications/stages";
import type { MailKind } from "../mail/mail-kinds.ts";

interface Entry {
  id: string;
  at: string;
}

interface StageEntry extends Entry {
  kind: "stage";
  from: StageName;
  to: StageName;
  /** A staff account's name; empty for applicants and deadlines. */
  by: string;
  actor: StageActor;
  reason: string;
}

interface NoteEntry extends Entry {
  kind: "note";
  /** Empty for notes that were written before they had authors. */
  by: string;
  text: string;
}

interface MailEntry extends Entry {
  kind: "mail";
  mail: MailKind;
  to: string;
  isSent: boolean;
  outcome: string;
}

/** What has happened to a submission, as the admin shows it. */
export type HistoryEntry = StageEntry | NoteEntry | MailEntry;
