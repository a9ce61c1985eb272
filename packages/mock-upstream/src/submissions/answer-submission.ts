import type { Readable } from "node:stream";
import type { Form } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { json, type Reply } from "../reply.ts";
import type { MockState } from "../state.ts";
import { readJsonBody } from "./read-json-body.ts";
import { RefusedBody } from "./received.ts";
import type { SubmissionHeaders } from "./submission-store.ts";
import { refuse, takeSubmission } from "./take-submission.ts";

const CHECK_USER_PATH = "/api/check-user";

const formsByPath = new Map(Object.values(forms).map((form) => [form.path, form]));

interface Posted {
  path: string;
  body: Readable;
  contentType: string;
  headers: SubmissionHeaders;
}

/** The form that a path takes; a server without the extension has none for clubs. */
function formAt(path: string, { extensions }: MockState): Form | undefined {
  const form = formsByPath.get(path);
  return form?.name === "club-registration" && !extensions ? undefined : form;
}

/** Whether something can be posted here. */
export function takesPosts(path: string, state: MockState): boolean {
  return path === CHECK_USER_PATH || formAt(path, state) !== undefined;
}

/** Answers a POST of the contract. */
export async function answerSubmission(posted: Posted, state: MockState): Promise<Reply> {
  const { path, body, contentType, headers } = posted;
  const form = formAt(path, state);
  if (form) return takeSubmission({ form, headers, contentType, body }, state);
  try {
    const { values } = await readJsonBody(body);
    return json(
      200,
      state.store.known(values["email"], values["mobile"], state.extensions ? headers.key : null),
    );
  } catch (error) {
    if (error instanceof RefusedBody) return refuse(error.refused, state);
    throw error;
  }
}
