import type { Endpoint, PayloadRequest } from "payload";
import type { Action } from "../access/permissions.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import {
  findSubmission,
  type FoundSubmission,
  type NamedSubmission,
  namedSubmission,
  SUBMISSION_PATH,
} from "./find-submission.ts";
import { staffEndpoint } from "./staff-endpoint.ts";

interface SubmissionEndpoint {
  method: "get" | "post";
  /** After that of the submission. */
  path: string;
  /** What the account has to be allowed to do with submissions of the form. */
  action: Action;
}

interface Found {
  named: NamedSubmission;
  found: FoundSubmission;
}

/** An endpoint about a submission of any form, for accounts that can see it. */
export const submissionEndpoint = (
  { method, path, action }: SubmissionEndpoint,
  run: (req: PayloadRequest, submission: Found) => Promise<Response>,
): Endpoint =>
  staffEndpoint({
    path: `${SUBMISSION_PATH}/${path}`,
    method,
    permission: (req) => {
      const named = namedSubmission(req);
      return named && [action, subjectOfSlug(named.collection)];
    },
    find: async (req) => {
      const named = namedSubmission(req);
      const found = named && (await findSubmission(req, named));
      return found && { named, found };
    },
    run,
  });
