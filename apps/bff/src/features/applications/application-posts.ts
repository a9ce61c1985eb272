import { randomUUID } from "node:crypto";
import { applicantActions } from "@kdl/schemas/applications/application";
import { interviewActions } from "@kdl/schemas/applications/interview";
import { applicationLinksForm } from "@kdl/schemas/applications/application-links-form";
import { stageNames } from "@kdl/schemas/applications/stages";
import { successLocation } from "@kdl/schemas/pages/form-pages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../../plugins/error-replies.ts";
import { backToPage, privately } from "../../private-links/link-page.ts";
import { type FormEntries, parseFormBodies } from "../../submissions/form-bodies.ts";
import type { FormReplies } from "../../submissions/form-replies.ts";
import { readPostedForm } from "../../submissions/posted-form.ts";
import { givenKey } from "../../submissions/submission-key.ts";
import { createCaller } from "../router.ts";
import { type ApplicationProblem, askForInterview } from "./application-ask.ts";

export interface ApplicationPostsOptions {
  replies: FormReplies;
  stallMs?: number | undefined;
}

type Post = FastifyRequest<{ Params: { token: string }; Body: FormEntries | undefined }>;

/** What applicants post to their pages, which work without JavaScript. */
export async function applicationPosts(
  app: FastifyInstance,
  { replies, stallMs }: ApplicationPostsOptions,
): Promise<void> {
  parseFormBodies(app, stallMs);

  app.post("/application", async (request: Post, reply) => {
    const form = applicationLinksForm;
    const context = app.sendContext(request);
    const { visitor } = context;
    const posted = readPostedForm(form, request.body ?? []);
    const { answers, shown, token, honeypot: website, key } = posted;
    const idempotencyKey = givenKey(request.headers, key) ?? randomUUID();
    const input = { answers, idempotencyKey, token, website };
    const [outcome] = await Promise.allSettled([
      createCaller(context).applications.sendLinks(input),
    ]);
    if (outcome.status === "fulfilled") {
      const location = successLocation(form.name, outcome.value);
      await replies.accepted(request, reply, { receipt: outcome.value, location, visitor });
      return;
    }
    const fill = { form, answers: shown, key: null, token, visitor };
    await replies.refused(request, reply, fill, outcome.reason);
  });

  app.post("/application/:token", async (request: Post, reply) => {
    const { token } = request.params;
    const change = changeIn(token, request.body ?? []);
    const calls = createCaller(app.sendContext(request)).applications;
    reply.headers(privately);
    const [outcome] = await Promise.allSettled([change(calls)]);
    const problem = outcome.status === "rejected" ? outcome.reason : null;
    const page = `/application/${encodeURIComponent(token)}`;
    await backToPage(request, reply, page, problem, causes);
  });

  app.get(
    "/application/:token/interview.ics",
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      await app.charge("renders", request);
      reply.headers(privately);
      const bytes = await askForInterview(app.readContext(request), request.params.token);
      reply.header("Content-Disposition", 'attachment; filename="interview.ics"');
      return reply.type("text/calendar; charset=utf-8").send(bytes);
    },
  );
}

const causes = {
  STAGE_CHANGED: "changed",
  OFFER_ENDED: "ended",
  SLOT_TAKEN: "taken",
  INTERVIEW_CHANGED: "times",
  TOO_MANY_CHANGES: "often",
} as const satisfies Record<ApplicationProblem, string>;

type Calls = ReturnType<typeof createCaller>["applications"];

/** The call that a form on the page asks for. */
function changeIn(token: string, entries: FormEntries): (calls: Calls) => Promise<unknown> {
  const given = new Map(entries);
  const action = applicantActions.find((name) => name === given.get("action"));
  const from = stageNames.find((name) => name === given.get("from"));
  if (action && from) return (calls) => calls[action]({ token, from });
  const about = interviewActions.find((name) => name === given.get("action"));
  const [interview, slot] = [given.get("interview"), given.get("slot")];
  if (!about || typeof interview !== "string") throw new HttpError(400);
  if (about === "refuse") return (calls) => calls.refuse({ token, interview });
  if (typeof slot !== "string") throw new HttpError(400);
  return (calls) => calls.book({ token, interview, slot });
}
