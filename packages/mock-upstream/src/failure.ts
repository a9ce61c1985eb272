/** Failures that a test can ask for. */
import { resourceNames } from "@kdl/schemas/resources";
import { z } from "zod";

const failureModes = [
  /** Answers with `status`. */
  "status",
  /** Answers rightly, after `delayMs`. */
  "slow",
  /** Never answers. */
  "hang",
  /** Cuts the connection before a byte has been sent. */
  "reset",
  /** Cuts the connection half-way through the body. */
  "truncated",
  /** Sends the first half of the JSON as if it were all. */
  "malformed",
  /** Sends JSON of another shape. */
  "wrong-shape",
  /** Sends an HTML page with status 200. */
  "not-json",
  /** Sends 8 MiB. */
  "huge",
  /** Sends 64 KiB that unpack to 64 MiB. */
  "gzip-bomb",
  /** Redirects to `location`. */
  "redirect",
  /** Sends a byte a second. */
  "drip",
] as const;
export type FailureMode = (typeof failureModes)[number];

export const failure = z.object({
  mode: z.enum(failureModes),
  /** The read that fails. */
  resource: z.enum(resourceNames).optional(),
  /** Start of the paths that fail, where it isn't one resource; every read where neither is given. */
  path: z.string().startsWith("/").optional(),
  /** How many requests fail before all is well again; all of them where not given. */
  times: z.number().int().positive().optional(),
  /** Milliseconds before the mode shows. */
  delayMs: z.number().int().min(0).optional(),
  /** For mode `status`; 500 where not given. */
  status: z.number().int().min(400).max(599).optional(),
  /** For mode `redirect`; an address of another host where not given. */
  location: z.string().optional(),
});
export type Failure = z.input<typeof failure>;

/** Finds the failure that a path has to show, and counts it. */
export function takeFailure(failures: Failure[], path: string): Failure | undefined {
  const index = failures.findIndex((entry) => matches(entry, path));
  const found = failures[index];
  if (found?.times !== undefined) {
    found.times -= 1;
    if (found.times === 0) failures.splice(index, 1);
  }
  return found;
}

function matches(entry: Failure, path: string): boolean {
  if (entry.resource !== undefined) return path === `/api/${entry.resource}`;
  return path.startsWith(entry.path ?? "/api/");
}
