import type { Confirmation } from "./confirmations.ts";

/** A command of staff about somebody's place that isn't carried out. Its message is for them. */
export class StaffRefusal extends Error {
  /** What they have to confirm first; empty if the command isn't possible. */
  readonly needs: readonly Confirmation[];

  constructor(message: string, needs: readonly Confirmation[] = []) {
    super(message);
    this.needs = needs;
  }
}
