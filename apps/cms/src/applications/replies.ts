/** Replies to the admin about applications. */
import type { Decision, StageName } from "@kdl/schemas/applications/stages";

/** An application as a bulk command shows and names it. */
export interface SelectedApplication {
  id: string;
  reference: string;
  name: string;
  stage: StageName;
  pending: Decision | null;
  releaseAt: string | null;
}

export interface Selection {
  applications: SelectedApplication[];
  /** More than are listed if there are more than one command takes. */
  total: number;
}

export interface PreviewedMail {
  id: string;
  decision: Decision;
  to: string;
  subject: string;
  text: string;
}

export interface ApplicationState {
  stage: StageName;
  pending: Decision | null;
  releaseAt: string | null;
  answerBy: string | null;
  quarantined: boolean;
  /** What this account may move it to. */
  next: StageName[];
}
