import type { DocumentType, Form, FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import type { IncomingFile } from "../storage/file-store.ts";

/** A file that was received completely and is of the type that its name says. */
export interface ReceivedResume {
  incoming: IncomingFile;
  fileName: string;
  type: DocumentType;
  size: number;
  sha256: string;
  /** Why staff should open it with care. */
  caution: string | null;
}

/** A submission that was read and checked, but isn't stored yet. */
export interface Submission {
  form: Form;
  /** By their names on the wire. */
  values: FormValues;
  resume: ReceivedResume | null;
  /** Makes a repeated request harmless. */
  key: string | null;
  /** Why it looks like spam. */
  flag: SubmissionFlag | null;
  requestId: string | null;
  receivedAt: Date;
}
