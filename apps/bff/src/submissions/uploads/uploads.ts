import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { HttpError } from "../../plugins/error-replies.ts";
import { failureTexts } from "../failure-texts.ts";
import { successLocation } from "@kdl/schemas/pages/form-pages";
import { judgeSend } from "../judge-send.ts";
import { type FormReplies, wantsJson } from "../form-replies.ts";
import { resultOf } from "../submission-result.ts";
import { SubmissionRefused } from "../submission-refused.ts";
import { UPSTREAM_RETRY_S } from "../../http/errors.ts";
import { ClientGone, hangUp, watchClient } from "./client-watch.ts";
import { readParts } from "./form-parts.ts";
import { takeUpload, type UploadProgress } from "./take-upload.ts";
import type { UploadLimits } from "./upload-limits.ts";
import { type UploadRoute, uploadRoutes } from "./upload-routes.ts";
import { createUploadSlots } from "./upload-slots.ts";

type Evidence = Parameters<typeof judgeSend>[2];

export interface UploadsOptions {
  replies: FormReplies;
  formSecret: string;
  limits: UploadLimits;
}

/** The forms with a file: posted to their own pages as multipart, and streamed. */
export async function uploads(app: FastifyInstance, options: UploadsOptions): Promise<void> {
  const { replies, formSecret, limits } = options;
  const { metrics } = app;
  const setting = { formSecret, maxBytes: limits.maxBytes, received: metrics.uploadBytes };
  const slots = createUploadSlots(limits);
  await app.register(multipart);

  for (const route of uploadRoutes) {
    app.post(route.path, async (request, reply) => {
      const watch = watchClient(request.raw, limits, metrics.uploadGivenUp);
      const parts = readParts(request, route.form, watch.waiting);
      const progress: UploadProgress = { given: null, key: null, token: "", hasFile: false };
      const context = app.sendContext(request);
      const { sending, visitor } = context;
      let giveBack: (() => void) | null = null;
      try {
        await admit(request, route);
        giveBack = slots.take(request.ip, watch);
        if (giveBack === null) throw allBusy(route);
        metrics.uploadsInProgress.set(slots.inUse());
        const upload = {
          request,
          sending,
          judge: (evidence: Evidence) =>
            judgeSend({ ...context, now: new Date() }, route.form.name, evidence),
          parts,
          watch,
          progress,
        };
        const receipt = await takeUpload(setting, route, upload);
        metrics.submission(route.form.name, "accepted");
        const location = successLocation(route.form.name, receipt);
        await replies.accepted(request, reply, { receipt, location, visitor });
      } catch (error) {
        if (watch.signal.reason instanceof ClientGone) return hangUp(reply);
        const counted = resultOf(error);
        if (counted !== null) metrics.submission(route.form.name, counted);
        const fill = { form: route.form, answers: parts.filled.answers, visitor, ...progress };
        await replies.refused(request, reply, fill, withFileNote(error, route, request, progress));
      } finally {
        giveBack?.();
        metrics.uploadsInProgress.set(slots.inUse());
        watch.stop();
      }
      return reply;
    });
  }

  async function admit(request: FastifyRequest, { form }: UploadRoute): Promise<void> {
    await app.charge(form.name, request);
    if (!request.isMultipart()) throw new HttpError(415);
  }
}

/** All uploads wait for the upstream. */
function allBusy({ form }: UploadRoute): SubmissionRefused {
  return new SubmissionRefused({
    code: "SERVICE_UNAVAILABLE",
    message: failureTexts[form.name],
    outcome: "unsent",
    retryAfterS: UPSTREAM_RETRY_S,
  });
}

/** A browser doesn't keep a chosen file when it shows the page again: the page has to say so. */
function withFileNote(
  error: unknown,
  { file }: UploadRoute,
  request: FastifyRequest,
  { hasFile }: UploadProgress,
): unknown {
  if (!hasFile || wantsJson(request) || !(error instanceof SubmissionRefused)) return error;
  const { code, message, retryAfterS, cause, outcome } = error;
  return new SubmissionRefused({
    code,
    message,
    outcome,
    cause,
    fields: {
      ...error.fields,
      [file.name]: error.fields[file.name] ?? fileMessage.chooseAgain,
    },
    ...(retryAfterS === null ? {} : { retryAfterS }),
  });
}
