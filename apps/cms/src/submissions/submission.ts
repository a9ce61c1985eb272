import type { DocumentType, Form, FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import type { IncomingFile } from "../storage/file-store.ts";

/** A file that has come in whole and is what its name says. */
export interface ReceivedResume {
  incoming: IncomingFile;
  fileName: string;
  type: DocumentType;
  size: number;
  sha256: string;
  /** Why staff should open it with care, in words. */
  caution: string | null;
}

/** A submission that has been read and checked, but not stored. */
export interface Submission {
  form: Form;
  /** By their names on the wire. */
  values: FormValues;
  resume: ReceivedResume | null;
  /** What makes a repeat harmless. */
  key: string | null;
  /** Why it looks like spam. */
  flag: SubmissionFlag | null;
  requestId: string | null;
  receivedAt: Date;
}
