/** Failures that a test can ask for. */
import { accountForms } from "@kdl/schemas/members/account-forms";
import { formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { accountFormNames } from "@kdl/schemas/members/members";
import { resourceNames } from "@kdl/schemas/content/resources";
import { z } from "zod";

const failureModes = [
  /** Answers with `status`. */
  "status",
  /** Answers correctly, after `delayMs`. */
  "slow",
  /** Never answers. */
  "hang",
  /** Cuts the connection before a byte has been sent. */
  "reset",
  /** Cuts the connection half-way through the body. */
  "truncated",
  /** Sends the first half of the JSON as if it were complete. */
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
  /** Reads `afterBytes` of a submission and then stops, for `delayMs` or forever. */
  "stall",
] as const;
export type FailureMode = (typeof failureModes)[number];

/** At which point a submission or a member call fails. */
const moments = [
  /** Before a byte of the body has been read. */
  "start",
  /** After `afterBytes` of it. */
  "body",
  /** After all of it; nothing is stored. */
  "end",
  /** After it has been stored: only the answer is lost. */
  "stored",
] as const;

export const failure = z.object({
  mode: z.enum(failureModes),
  /** The read that fails. */
  resource: z.enum(resourceNames).optional(),
  /** The submission or the call about an account that fails. */
  form: z.enum([...formNames, ...accountFormNames]).optional(),
  /** Prefix of the paths that fail, if neither of those is given; by default, all of the contract. */
  path: z.string().startsWith("/").optional(),
  /** How many requests fail; all of them by default. */
  times: z.number().int().positive().optional(),
  /** For submissions; by default `stored` for modes that corrupt a correct answer, `end` for others. */
  at: z.enum(moments).optional(),
  /** For `stall`, and for failures at `body`: how much is read first. */
  afterBytes: z.number().int().min(0).optional(),
  /** Milliseconds before the failure takes effect. */
  delayMs: z.number().int().min(0).optional(),
  /** For mode `status`; 500 by default. */
  status: z.number().int().min(400).max(599).optional(),
  /** For mode `status`: the body; text is sent as HTML, anything else as JSON. */
  body: z.unknown().optional(),
  /** For mode `redirect`; an address of another host by default. */
  location: z.string().optional(),
});
export type Failure = z.input<typeof failure>;

const allForms = { ...forms, ...accountForms };

/** Finds the failure configured for a path, and counts it. */
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
  if (entry.form !== undefined) return path === allForms[entry.form].path;
  if (entry.path !== undefined) return path.startsWith(entry.path);
  return path.startsWith("/api/") || path === forms.contact.path;
}
