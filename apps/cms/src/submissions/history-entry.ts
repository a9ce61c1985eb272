import type { StageActor, StageName } from "@kdl/schemas/applications/stages";
import type { Place, PlaceActor } from "@kdl/schemas/registrations/places";
import type { MailKind } from "../mail/mail-kinds.ts";
import type { Confirmation } from "./places/confirmations.ts";

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

interface PlaceEntry extends Entry {
  kind: "place";
  /** `null` for the arrival. */
  from: Place | null;
  to: Place;
  /** A staff account's name; empty for participants and the queue. */
  by: string;
  actor: PlaceActor;
  /** What staff confirmed, such as a seat past the queue. */
  confirmed: Confirmation[];
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
export type HistoryEntry = StageEntry | PlaceEntry | NoteEntry | MailEntry;
