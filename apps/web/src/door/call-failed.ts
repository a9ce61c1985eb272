/** A call that got no answer, or none that it wanted. */
export class CallFailed extends Error {
  /** HTTP status; `null` where nothing answered. */
  readonly status: number | null;
  constructor(status: number | null, message: string) {
    super(message);
    this.status = status;
  }
}
