/** A submission as received, and why one is refused. */

/** What is kept of a file: enough to tell whether it arrived intact. */
interface ReceivedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Of the content, in hex. */
  sha256: string;
  /** Content type of the part. */
  type: string;
}

export interface Received {
  /** By wire name in the order of arrival; repeated fields of a multipart body are lists. */
  values: Record<string, unknown>;
  file: ReceivedFile | null;
}

/** A refusal in the contract's format. */
export interface Refused {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** Thrown by readers for a body that can't be accepted. */
export class RefusedBody extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

export const malformed = (message: string): Refused => ({
  status: 400,
  code: "MALFORMED",
  message,
});
