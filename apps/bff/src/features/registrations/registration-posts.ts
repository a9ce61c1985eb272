import { places } from "@kdl/schemas/registrations/places";
import { registrationActions, registrationCall } from "@kdl/schemas/registrations/registration";
import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { renderSVG } from "uqr";
import { notFoundError } from "../../http/errors.ts";
import { HttpError } from "../../plugins/error-replies.ts";
import { backToPage, privately } from "../../private-links/link-page.ts";
import { type FormEntries, parseFormBodies } from "../../submissions/form-bodies.ts";
import { createCaller } from "../router.ts";
import { askAboutRegistration, askForEvent, type RegistrationProblem } from "./registration-ask.ts";

export interface RegistrationPostsOptions {
  stallMs?: number | undefined;
}

/** Modules of white around a QR code, which scanners need. */
const QUIET_ZONE = 4;

type Post = FastifyRequest<{ Params: { token: string }; Body: FormEntries | undefined }>;

const causes = {
  PLACE_CHANGED: "changed",
  OFFER_ENDED: "ended",
  TOO_LATE: "late",
} as const satisfies Record<RegistrationProblem, string>;

/** What people post to the page of their registration, which works without JavaScript. */
export async function registrationPosts(
  app: FastifyInstance,
  { stallMs }: RegistrationPostsOptions,
): Promise<void> {
  parseFormBodies(app, stallMs);

  app.post("/registration/:token", async (request: Post, reply) => {
    const { token } = request.params;
    const given = new Map(request.body ?? []);
    const action = registrationActions.find((name) => name === given.get("action"));
    const from = places.find((name) => name === given.get("from"));
    if (!action || !from) throw new HttpError(400);
    const calls = createCaller(app.sendContext(request)).registrations;
    reply.headers(privately);
    const [outcome] = await Promise.allSettled([calls.change({ token, action, from })]);
    const problem: unknown = outcome.status === "rejected" ? outcome.reason : null;
    const page = `/registration/${encodeURIComponent(token)}`;
    await backToPage(request, reply, page, problem, causes);
  });

  app.get(
    "/registration/:token/event.ics",
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      await app.charge("renders", request);
      reply.headers(privately);
      const bytes = await askForEvent(app.readContext(request), request.params.token);
      reply.header("Content-Disposition", 'attachment; filename="event.ics"');
      return reply.type("text/calendar; charset=utf-8").send(bytes);
    },
  );

  app.get(
    "/registration/:token/ticket.svg",
    async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      await app.charge("renders", request);
      reply.headers(privately);
      const { token } = request.params;
      const question = { method: "GET", path: registrationCall.own, token } as const;
      const { ticket } = await askAboutRegistration(app.readContext(request), question);
      if (!ticket) throw notFoundError(registrationFailure.NOT_FOUND);
      const picture = renderSVG(ticket.code, { ecc: "M", border: QUIET_ZONE });
      return reply.type("image/svg+xml; charset=utf-8").send(picture);
    },
  );
}
