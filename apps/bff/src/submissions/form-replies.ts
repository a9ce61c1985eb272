/** Answers to a form that was posted to its own page: JSON for programs, pages for people. */
import type { Answers, Form } from "@kdl/schemas/form";
import {
  REFERENCE_PARAMETER,
  REQUEST_ID_HEADER,
  type SubmissionReceipt,
} from "@kdl/schemas/submissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import { HttpError, toHttpFailure } from "../plugins/error-replies.ts";
import { preferredEncoding } from "../rendering/accept-encoding.ts";
import { pageTarget } from "../rendering/page-target.ts";
import { type PageSetting, renderPage } from "../rendering/render-page.ts";
import { requestOrigin } from "../rendering/request-origin.ts";
import { sendReply } from "../rendering/send-reply.ts";
import { successPages } from "./form-pages.ts";
import { nextKey } from "./submission-key.ts";

export interface FormRepliesOptions {
  setting: PageSetting;
  content: ContentStore;
  siteOrigin: string | undefined;
}

/** A form that was refused, as far as it could be read. */
interface RefusedFill {
  form: Form;
  answers: Answers;
  /** The key that came with it, or that it was sent with; `null` where it got none. */
  key: string | null;
}

export interface FormReplies {
  /** 201 and the receipt, or a redirect to the success page. */
  accepted(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
    receipt: SubmissionReceipt,
  ): Promise<void>;
  /** The refusal, or the page again with the answers and what is wrong with them. */
  refused(
    request: FastifyRequest,
    reply: FastifyReply,
    fill: RefusedFill,
    error: unknown,
  ): Promise<void>;
}

export function createFormReplies(options: FormRepliesOptions): FormReplies {
  return {
    async accepted(request, reply, form, receipt) {
      reply.header("Cache-Control", "no-store");
      if (wantsJson(request)) {
        await reply.code(201).send(receipt);
        return;
      }
      const page = successPages[form.name];
      const query = new URLSearchParams({ [REFERENCE_PARAMETER]: receipt.reference ?? "" });
      await reply.redirect(receipt.reference === null ? page : `${page}?${query}`, 303);
    },

    async refused(request, reply, fill, error) {
      const { form, answers, key } = fill;
      const { code, message, fields, status, retryAfterS } = toHttpFailure(error);
      if (status >= 500) request.log.warn({ err: error, form: form.name }, "a form failed");
      const headers: Record<string, string> =
        retryAfterS === null ? {} : { "Retry-After": String(retryAfterS) };
      if (wantsJson(request)) {
        reply.code(status).headers({ ...headers, "Cache-Control": "no-store" });
        await reply.send({ code, message, fields, requestId: request.id });
        return;
      }
      const target = pageTarget(request.raw.url ?? "/");
      const origin = requestOrigin(request, options.siteOrigin);
      if (origin === null || target.kind !== "page") throw new HttpError(400);
      const returned = {
        form: form.name,
        answers,
        message,
        fields,
        idempotencyKey: nextKey(error, key),
      };
      const stored = await renderPage(options.setting, {
        path: target.path,
        origin,
        content: options.content,
        isPersonal: true,
        isPreview: false,
        encodings: [preferredEncoding(request.headers["accept-encoding"])],
        returned: {
          form: returned,
          status,
          headers: { ...headers, [REQUEST_ID_HEADER]: request.id },
        },
        requestId: request.id,
        log: request.log,
      });
      reply.hijack();
      sendReply(request.raw, reply.raw, stored);
    },
  };
}

/** Programs, ours in the browser among them, ask for JSON; browsers that send a form ask for pages. */
export function wantsJson(request: Pick<FastifyRequest, "headers">): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}
