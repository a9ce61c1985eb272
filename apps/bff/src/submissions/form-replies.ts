/** Answers to a form that was posted to its own page: JSON for programs, pages for people. */
import type { Answers } from "@kdl/schemas/forms/form";
import { type ReturnedForm, type SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "../http/visitor.ts";
import { logInPage } from "../http/next-path.ts";
import { HttpError, sendFailure, toHttpFailure } from "../plugins/error-replies.ts";
import { preferredEncoding } from "../http/accept-encoding.ts";
import { pageTarget } from "../rendering/page-target.ts";
import { type PageSetting, renderPage } from "../rendering/render-page.ts";
import { requestOrigin } from "../http/request-origin.ts";
import { sendStored } from "../http/send-reply.ts";
import { nextKey } from "./submission-key.ts";

export interface FormRepliesOptions {
  setting: PageSetting;
  siteOrigin: string | undefined;
}

/** A form that was refused, as far as it could be read. */
interface RefusedFill {
  form: { name: ReturnedForm["form"]; secrets: readonly string[] };
  answers: Answers;
  /** The key it arrived with or was sent upstream with; `null` if it has none. */
  key: string | null;
  /** The posted token, if any. */
  token?: string;
  visitor: Visitor;
  /** The page that shows it again. Default: the one it was posted to. */
  page?: string;
}

interface Acceptance {
  receipt: SubmissionReceipt;
  /** Page to go to. */
  location: string;
  visitor: Visitor;
}

export interface FormReplies {
  /** 201 and the receipt, or a redirect to the next page. */
  accepted(request: FastifyRequest, reply: FastifyReply, acceptance: Acceptance): Promise<void>;
  /** The refusal, or the page again with the answers and what is wrong with them. */
  refused(
    request: FastifyRequest,
    reply: FastifyReply,
    fill: RefusedFill,
    error: unknown,
  ): Promise<void>;
  /** The refusal of a button's action. Guests are redirected to the log-in, and from there to `page`. */
  undone(
    request: FastifyRequest,
    reply: FastifyReply,
    from: { visitor: Visitor; page: string },
    error: unknown,
  ): Promise<void>;
}

export function createFormReplies(options: FormRepliesOptions): FormReplies {
  return {
    async accepted(request, reply, { receipt, location, visitor }) {
      reply.header("Cache-Control", "private, no-store");
      setCookies(reply, visitor);
      if (wantsJson(request)) await reply.code(201).send(receipt);
      else await reply.redirect(location, 303);
    },

    async refused(request, reply, fill, error) {
      const { form, answers, key, token, visitor } = fill;
      const { code, message, fields, status, retryAfterS } = toHttpFailure(error);
      if (status >= 500) request.log.warn({ err: error, form: form.name }, "a form failed");
      const headers: Record<string, string> =
        retryAfterS === null ? {} : { "Retry-After": String(retryAfterS) };
      if (wantsJson(request)) {
        reply.code(status).headers({ ...headers, "Cache-Control": "private, no-store" });
        setCookies(reply, visitor);
        await reply.send({ code, message, fields, requestId: request.id });
        return;
      }
      const target = pageTarget(fill.page ?? request.raw.url ?? "/");
      const origin = requestOrigin(request, options.siteOrigin);
      if (origin === null || target.kind !== "page") throw new HttpError(400);
      const returned = {
        form: form.name,
        answers: withoutSecrets(answers, form.secrets),
        message,
        fields,
        idempotencyKey: nextKey(error, key),
        ...(status >= 500 ? { requestId: request.id } : {}),
      };
      const stored = await renderPage(options.setting, {
        path: target.path,
        origin,
        context: request.server.readContext(request, { visitor, postedToken: token }),
        isPersonal: true,
        isPreview: false,
        encodings: [preferredEncoding(request.headers["accept-encoding"])],
        returned: { form: returned, status, headers },
        log: request.log,
      });
      sendStored(request, reply, stored, visitor.cookies.changes());
    },

    async undone(request, reply, { visitor, page }, error) {
      const failure = toHttpFailure(error);
      setCookies(reply, visitor);
      if (failure.status === 401 && !wantsJson(request)) {
        reply.header("Cache-Control", "private, no-store");
        await reply.redirect(logInPage(page), 303);
      } else sendFailure(request, reply, failure);
    },
  };
}

function setCookies(reply: FastifyReply, { cookies }: Visitor): void {
  const changes = cookies.changes();
  if (changes.length > 0) reply.header("Set-Cookie", changes);
}

function withoutSecrets(answers: Answers, secrets: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secrets.includes(name)));
}

/** Programs, including ours in the browser, ask for JSON; browsers that submit a form ask for pages. */
export function wantsJson(request: Pick<FastifyRequest, "headers">): boolean {
  return request.headers.accept?.includes("application/json") ?? false;
}
