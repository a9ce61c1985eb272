import { clubRegistrationForm } from "@kdl/schemas/forms/club-registration";
import { contactForm } from "@kdl/schemas/forms/contact-form";
import { eventRegistrationForm } from "@kdl/schemas/forms/event-registration";
import type { Form } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContentStore } from "../../content/content-store.ts";
import type { FormReplies } from "../../submissions/form-replies.ts";
import { type PostedForm, readPostedForm } from "../../submissions/posted-form.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import { derivedKey, givenKey, wasSent } from "../../submissions/submission-key.ts";
import type { Context } from "../../trpc/context.ts";
import { notFound } from "@kdl/schemas/messages";
import { formPage, successLocation } from "@kdl/schemas/pages/form-pages";
import { notFoundError } from "../../http/errors.ts";
import { createCaller } from "../router.ts";
import { type FormEntries, parseFormBodies } from "../../submissions/form-bodies.ts";

export interface FormPostsOptions {
  replies: FormReplies;
  content: ContentStore;
  formSecret: string;
  stallMs?: number | undefined;
}

type Post = FastifyRequest<{ Params: { slug?: string }; Body: FormEntries | undefined }>;
type Send = (context: Context, input: SubmissionInput) => Promise<SubmissionReceipt>;

/** Forms without a file that are posted to their own page. The same calls send them as with a script. */
export async function formPosts(app: FastifyInstance, options: FormPostsOptions): Promise<void> {
  const { replies, content, formSecret } = options;
  parseFormBodies(app, options.stallMs);

  app.post(formPage("contact"), (request: Post, reply) =>
    take(contactForm, request, reply, (context, input) =>
      createCaller(context).contact.send(input),
    ),
  );
  app.post(formPage("club-registration"), (request: Post, reply) =>
    take(clubRegistrationForm, request, reply, (context, input) =>
      createCaller(context).clubs.register(input),
    ),
  );
  app.post(formPage("event-registration"), (request: Post, reply) =>
    take(eventRegistrationForm, request, reply, async (context, input) => {
      const answers = await withEvent(input.answers, request.params.slug ?? "", content);
      return createCaller(context).events.register({ ...input, answers });
    }),
  );

  async function take(form: Form, request: Post, reply: FastifyReply, send: Send): Promise<void> {
    const context = app.sendContext(request);
    const { visitor } = context;
    const posted = readPostedForm(form, request.body ?? []);
    const { answers, token, honeypot: website } = posted;
    const given = givenKey(request.headers, posted.key);
    const key = given ?? derivedKey(formSecret, form, posted.shown, token);
    const [outcome] = await Promise.allSettled([
      send(context, { answers, idempotencyKey: key, token, website }),
    ]);
    if (outcome.status === "fulfilled") {
      const location = successLocation(form.name, outcome.value);
      await replies.accepted(request, reply, { receipt: outcome.value, location, visitor });
      return;
    }
    const error: unknown = outcome.reason;
    const sentKey = given ?? (wasSent(error) ? key : null);
    const fill = { form, answers: posted.shown, key: sentKey, token, visitor };
    await replies.refused(request, reply, fill, error);
  }
}

/** The page's address says which event it is; without content, the form does. */
async function withEvent(
  answers: PostedForm["answers"],
  slug: string,
  content: ContentStore,
): Promise<PostedForm["answers"]> {
  const events = await content.get("events").catch(() => null);
  if (events === null) return answers;
  const event = events.find((entry) => entry.published && entry.slug === slug);
  if (!event) throw notFoundError(notFound.event);
  return { ...answers, event_id: event.id };
}
