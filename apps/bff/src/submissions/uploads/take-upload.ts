/** Receives a form with a file and forwards it while it arrives. */
import type { MultipartFile } from "@fastify/multipart";
import { documentTypeOf } from "@kdl/schemas/documents/document-name";
import type { DocumentType, FileRule, Form, FormValues } from "@kdl/schemas/forms/form";
import { checkForm, inOrder } from "@kdl/schemas/forms/form";
import { ownControl, type SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { FastifyRequest } from "fastify";
import type { Counter } from "../../metrics/gateway-metrics.ts";
import { readOutcome, submissionFailed } from "../read-outcome.ts";
import type { Judgement } from "../judge-send.ts";
import type { SpamEvidence } from "../spam.ts";
import { derivedKey, givenKey } from "../submission-key.ts";
import { invalidForm } from "../submit-form.ts";
import type { Sending } from "../../trpc/context.ts";
import { isSuccess } from "../../upstream/read-answer.ts";
import type { SubmissionHead } from "../../upstream/submission-client.ts";
import type { ClientWatch } from "./client-watch.ts";
import type { FormParts } from "./form-parts.ts";
import { filePart } from "./upload-body.ts";
import { streamUpload, type UploadContent } from "./stream-upload.ts";
import type { UploadRoute } from "./upload-routes.ts";

/** Settings that all uploads share. */
export interface UploadSetting {
  /** Signs tokens and keys. */
  formSecret: string;
  maxBytes: number;
  /** Counts the bytes of files. */
  received: Counter;
}

/** What is known about an upload so far, for the answer. */
export interface UploadProgress {
  /** The key it arrived with. */
  given: string | null;
  /** The key under which it is sent upstream. */
  key: string | null;
  /** The form's token. */
  token: string;
  /** Whether it has a file, which the visitor would have to choose again. */
  hasFile: boolean;
}

interface Upload {
  request: FastifyRequest;
  sending: Sending;
  /** Judges whether it looks like spam. */
  judge(evidence: Omit<SpamEvidence, "isMember">): Promise<Judgement>;
  parts: FormParts;
  watch: ClientWatch;
  progress: UploadProgress;
}

/**
 * Reads the form, and forwards it once the beginning of its file is valid. The upstream gets the end of
 * its request only when everything is valid, so that it stores nothing otherwise. A stream can't be sent
 * again: the sender has to repeat it, with the same key.
 *
 * @throws {SubmissionRefused} with the specified text, or the reason of the watch's signal
 */
export async function takeUpload(
  { formSecret, maxBytes, received }: UploadSetting,
  { form, file: rule, precheck }: UploadRoute,
  { request, sending, judge, parts, watch, progress }: Upload,
): Promise<SubmissionReceipt> {
  const now = new Date();
  const { answers, own } = parts.filled;
  const part = await parts.readFields();
  const token = own[ownControl.token] ?? "";
  progress.token = token;
  try {
    const chosen = part === null || (await isEmptyControl(part, parts)) ? null : part;
    progress.hasFile = chosen !== null;
    const { values, type } = checkFill(form, rule, { answers, file: chosen, now });
    if (chosen === null && part !== null) await parts.readEnd();
    progress.given = givenKey(request.headers, own[ownControl.key]);
    const key = progress.given ?? derivedKey(formSecret, form, answers, token);
    progress.key = key;
    const requestId = request.id;
    await precheck(values, { now, requestId, sending });
    watch.signal.throwIfAborted();

    const honeypot = own[ownControl.honeypot] ?? "";
    const { flag, giveBack } = await judge({ values, token, honeypot });
    const head = { path: form.path, key, flag, requestId };
    const file = chosen &&
      type && { name: chosen.filename, type, content: chosen.file, maxBytes, received };
    const content = file && filePart(form, file, parts);
    try {
      watch.signal.throwIfAborted();
      return await sendOn(sending, head, { form, values, content, watch });
    } catch (error) {
      await giveBack();
      throw error;
    }
  } finally {
    part?.file.destroy();
  }
}

async function sendOn(
  { client, log }: Sending,
  head: SubmissionHead,
  content: UploadContent,
): Promise<SubmissionReceipt> {
  const { form } = content;
  const { answer, isWhole } = await streamUpload(client, head, content);
  const line = { form: form.name, flag: head.flag, status: answer.status };
  if (answer.status >= 500) log.warn(line, "the upstream failed at a submission");
  else log.info(line, "a submission was answered");
  // A success before the whole body was sent can't refer to this submission.
  if (!isWhole && isSuccess(answer.status)) throw submissionFailed(form);
  return readOutcome(form, answer, client.keepsKeys());
}

/** A browser sends a part without name and content for a file that wasn't chosen. */
async function isEmptyControl(part: MultipartFile, parts: FormParts): Promise<boolean> {
  if (part.filename) return false;
  const chunks = part.file[Symbol.asyncIterator]();
  const { done } = await parts.read(chunks.next());
  return done === true;
}

interface Fill {
  answers: unknown;
  file: MultipartFile | null;
  now: Date;
}

function checkFill(
  form: Form,
  rule: FileRule,
  { answers, file, now }: Fill,
): { values: FormValues; type: DocumentType | null } {
  const check = checkForm(form, answers, { now, hasFile: file !== null });
  const named = file === null ? { type: null } : documentTypeOf(file.filename ?? "", rule);
  if (check.ok && "type" in named) return { values: check.values, type: named.type };
  const problems = new Map(check.ok ? [] : Object.entries(check.fields));
  if ("problem" in named) problems.set(rule.name, named.problem);
  throw invalidForm(inOrder(form, problems));
}
