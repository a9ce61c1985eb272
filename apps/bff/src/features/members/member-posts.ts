import { randomUUID } from "node:crypto";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { successLocation } from "@kdl/schemas/pages/form-pages";
import { NEXT_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { FixedPath, PageAddress } from "@kdl/schemas/pages/registry";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { memberPost, type MemberPost, singleFormPosts, withNotice } from "./post-targets.ts";
import { nextPath } from "../../http/next-path.ts";
import type { FormReplies } from "../../submissions/form-replies.ts";
import { readPostedForm } from "../../submissions/posted-form.ts";
import { givenKey } from "../../submissions/submission-key.ts";
import { createCaller } from "../router.ts";
import { HttpError } from "../../plugins/error-replies.ts";
import { type FormEntries, parseFormBodies } from "../../submissions/form-bodies.ts";

export interface MemberPostsOptions {
  replies: FormReplies;
  stallMs?: number | undefined;
}

type Post = FastifyRequest<{ Body: FormEntries | undefined }>;
type Calls = ReturnType<typeof createCaller>["members"];

/** A button without a form to fill in. */
interface Action {
  /** The page that has its button. */
  page: PageAddress;
  /** Where the member is sent afterwards. */
  location: string;
}

const logOut: Action = { page: "/account", location: withNotice("/user-login", "loggedOut") };
const logOutEverywhere: Action = {
  page: "/account",
  location: withNotice("/user-login", "loggedOutEverywhere"),
};
const cancel: Action = {
  page: "/view-profile?tab=events",
  location: "/view-profile?tab=events&notice=cancelled",
};
const removePicture: Action = {
  page: "/edit-profile",
  location: withNotice("/edit-profile", "pictureRemoved"),
};

/** The form field of `/account` that says which of its forms was sent. */
const FORM_CONTROL = "form";

/** Form posts to the member pages. They make the same calls as the pages' scripts. */
export async function memberPosts(
  app: FastifyInstance,
  options: MemberPostsOptions,
): Promise<void> {
  const { replies } = options;
  parseFormBodies(app, options.stallMs);

  for (const [path, post] of singleFormPosts) {
    app.post(path, (request: Post, reply) => take(post, request, reply, bodyOf(request)));
  }
  app.post("/edit-profile", (request: Post, reply) => {
    const step = queryOf(request).get("step") ?? "";
    return take(formOf("/edit-profile", `profile-${step}`), request, reply, bodyOf(request));
  });
  app.post("/account", (request: Post, reply) => {
    const entries = [...bodyOf(request)];
    const form = firstText(entries, FORM_CONTROL);
    if (form === "log-out-everywhere") {
      return act(logOutEverywhere, request, reply, (calls) => calls.logOutEverywhere());
    }
    const answers = entries.filter(([name]) => name !== FORM_CONTROL);
    return take(formOf("/account", form), request, reply, answers);
  });
  app.post("/log-out", (request: Post, reply) =>
    act(logOut, request, reply, (calls) => calls.logOut()),
  );
  app.post("/cancel-registration", (request: Post, reply) => {
    const reference = firstText(bodyOf(request), "reference");
    return act(cancel, request, reply, (calls) => calls.cancelRegistration({ reference }));
  });
  app.post("/member-picture/remove", (request: Post, reply) =>
    act(removePicture, request, reply, (calls) => calls.removePicture()),
  );

  /** Handles a form; if it is refused, its page is shown again with the answers. */
  async function take(
    { form, send }: MemberPost,
    request: Post,
    reply: FastifyReply,
    entries: FormEntries,
  ): Promise<void> {
    const context = app.sendContext(request);
    const { visitor } = context;
    const { answers, shown, token, honeypot, key } = readPostedForm(form, entries);
    const given = givenKey(request.headers, key);
    const idempotencyKey = given ?? randomUUID();
    const input = { answers, idempotencyKey, token, website: honeypot };
    const [outcome] = await Promise.allSettled([send(createCaller(context).members, input)]);
    if (outcome.status === "fulfilled") {
      const next = form.name === "log-in" ? nextPath(queryOf(request).get(NEXT_PARAMETER)) : null;
      const location = next ?? successLocation(form.name, outcome.value);
      await replies.accepted(request, reply, { receipt: outcome.value, location, visitor });
      return;
    }
    const fill = { form, answers: shown, key: given, token, visitor };
    await replies.refused(request, reply, fill, outcome.reason);
  }

  /** Handles a button, which has no form to show again. */
  async function act(
    { page, location }: Action,
    request: Post,
    reply: FastifyReply,
    call: (calls: Calls) => Promise<SubmissionReceipt>,
  ): Promise<void> {
    const context = app.sendContext(request);
    const { visitor } = context;
    const [outcome] = await Promise.allSettled([call(createCaller(context).members)]);
    if (outcome.status === "fulfilled") {
      await replies.accepted(request, reply, { receipt: outcome.value, location, visitor });
      return;
    }
    await replies.undone(request, reply, { visitor, page }, outcome.reason);
  }
}

const bodyOf = (request: Post): FormEntries => request.body ?? [];

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split("?", 2)[1] ?? "");

function formOf(page: FixedPath, name: string): MemberPost {
  const post = memberPost(page, name);
  if (post === undefined) throw new HttpError(400);
  return post;
}

function firstText(entries: FormEntries, name: string): string {
  for (const [key, value] of entries) if (key === name && typeof value === "string") return value;
  return "";
}
