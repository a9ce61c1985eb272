import type * as fc from "fast-check";
import type { Input } from "../input.ts";

/** One way of attacking. */
export interface Kind {
  name: string;
  /** Its share of all inputs, beside the others'. */
  weight: number;
  inputs: fc.Arbitrary<Input>;
  /** Statuses that it may be answered with; 503 only with a message. */
  statuses: readonly number[];
}

/** Of what reads a body in one of the forms that it knows. */
export const bodyStatuses = [400, 403, 404, 405, 408, 411, 413, 415, 417, 422, 429, 431, 503];
