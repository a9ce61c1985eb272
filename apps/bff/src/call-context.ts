/** Builds the context of procedure calls: the same for pages, tRPC and posted forms. */
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { ContentStore, ContentView } from "./content/content-store.ts";
import { isMember } from "./features/members/is-member.ts";
import { type Visitor, visitorOf } from "./http/visitor.ts";
import type { ReadContext, Sending } from "./trpc/context.ts";
import type { MemberClient } from "./upstream/member-client.ts";
import type { SubmissionClient } from "./upstream/submission-client.ts";

export interface CallContextOptions {
  content: ContentStore;
  timeZone: string;
  formSecret: string;
  submissionClient: SubmissionClient;
  memberClient: MemberClient;
  siteOrigin: string | undefined;
}

interface Overrides {
  /** Default: published content. */
  content?: ContentView;
  /** Default: the visitor behind the request. */
  visitor?: Visitor;
  postedToken?: string | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** The context of calls that only read. */
    readContext(request: FastifyRequest, overrides?: Overrides): ReadContext;
    /** The context of calls that may send something for the visitor. */
    sendContext(request: FastifyRequest, overrides?: Overrides): ReadContext & { sending: Sending };
  }
}

export const callContext = fp(
  async (app: FastifyInstance, options: CallContextOptions) => {
    const { timeZone, formSecret, memberClient, submissionClient, siteOrigin } = options;

    app.decorate("readContext", (request, overrides = {}) => ({
      content: overrides.content ?? options.content,
      now: new Date(),
      timeZone,
      requestId: request.id,
      formSecret,
      postedToken: overrides.postedToken,
      visitor: overrides.visitor ?? visitorOf(request, siteOrigin),
      members: { client: memberClient, log: request.log },
      tries: app.tries,
      sending: null,
    }));

    app.decorate("sendContext", (request, overrides) => {
      const context = app.readContext(request, overrides);
      const sending: Sending = {
        client: submissionClient,
        charge: (budget) => app.charge(budget, request),
        tries: app.tries,
        sends: app.sends,
        limits: app.limits,
        count: app.metrics.submission,
        invalidate: (resources) => options.content.invalidate(resources),
        isMember: () => isMember(context),
        log: request.log,
      };
      return { ...context, sending };
    });
  },
  { name: "call-context", dependencies: ["rate-limits"] },
);
