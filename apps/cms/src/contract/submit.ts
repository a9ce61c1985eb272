/** The contract's submissions. Source: docs/upstream-contract.md, "Submissions". */
import config from "@payload-config";
import { checkForm, type FileRule, type Form } from "@kdl/schemas/forms/form";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { forms } from "@kdl/schemas/forms/forms";
import { getPayload } from "payload";
import { resumeStore } from "../resumes/store.ts";
import { accept } from "../submissions/accept.ts";
import { invalid, Refused } from "../submissions/refused.ts";
import type { Submission } from "../submissions/submission.ts";
import { readJson } from "./read-json.ts";
import { readMultipart } from "./read-multipart.ts";
import { notFound, reply } from "./reply.ts";
import { submissionHeaders } from "./submission-headers.ts";

const hasFile = (form: Form): form is Form & { file: FileRule } => form.file !== null;

const read = async (request: Request, form: Form) =>
  hasFile(form)
    ? readMultipart(request, form, resumeStore)
    : { answers: await readJson(request), resume: null };

/** Reads, checks, stores and answers a submission. */
export async function submit(request: Request, path: string): Promise<Response> {
  const form = Object.values(forms).find((candidate) => candidate.path === path);
  if (!form) return notFound();
  let resume: Submission["resume"] = null;
  try {
    const headers = submissionHeaders(request.headers);
    const received = await read(request, form);
    resume = received.resume;
    const receivedAt = new Date();
    const check = checkForm(form, received.answers, { now: receivedAt, hasFile: resume !== null });
    if (!check.ok) throw invalid(check.message, check.fields);
    const submission = { form, values: check.values, resume, receivedAt, ...headers };
    return reply(await accept(await getPayload({ config }), submission), 201);
  } catch (error) {
    return answerTo(error, form);
  } finally {
    // Discards an uncommitted file. If that fails, the next sweep removes it.
    await resume?.incoming.discard().catch(() => undefined);
  }
}

async function answerTo(error: unknown, form: Form): Promise<Response> {
  if (error instanceof Refused) {
    const { status, ...body } = error.refusal;
    return reply(body, status);
  }
  const { logger } = await getPayload({ config });
  logger.error({ form: form.name, err: error }, "A submission failed");
  return reply({ code: "UNAVAILABLE", message: submissionFailure.unavailable }, 503);
}
