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
  /** Takes `afterBytes` of a submission and then no more: for `delayMs`, or for ever. */
  "stall",
] as const;
export type FailureMode = (typeof failureModes)[number];

/** Where in a submission or a member call it fails. */
const moments = [
  /** Before a byte of the body has been read. */
  "start",
  /** After `afterBytes` of it. */
  "body",
  /** After all of it; nothing is stored. */
  "end",
  /** After it has been stored: the answer is what gets lost. */
  "stored",
] as const;

export const failure = z.object({
  mode: z.enum(failureModes),
  /** The read that fails. */
  resource: z.enum(resourceNames).optional(),
  /** The submission or the call about an account that fails. */
  form: z.enum([...formNames, ...accountFormNames]).optional(),
  /** Start of the paths that fail, where it is neither of those; all of the contract by itself. */
  path: z.string().startsWith("/").optional(),
  /** How many requests fail before all is well again; all of them where not given. */
  times: z.number().int().positive().optional(),
  /** For submissions: `stored` for modes that spoil a right answer, `end` for others. */
  at: z.enum(moments).optional(),
  /** For `stall`, and for failures at `body`: how much is read before. */
  afterBytes: z.number().int().min(0).optional(),
  /** Milliseconds before the mode shows. */
  delayMs: z.number().int().min(0).optional(),
  /** For mode `status`; 500 where not given. */
  status: z.number().int().min(400).max(599).optional(),
  /** For mode `status`: what it says; text is sent as HTML, anything else as JSON. */
  body: z.unknown().optional(),
  /** For mode `redirect`; an address of another host where not given. */
  location: z.string().optional(),
});
export type Failure = z.input<typeof failure>;

const allForms = { ...forms, ...accountForms };

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
  if (entry.form !== undefined) return path === allForms[entry.form].path;
  if (entry.path !== undefined) return path.startsWith(entry.path);
  return path.startsWith("/api/") || path === forms.contact.path;
}
