import { type Application, applicationCall } from "@kdl/schemas/applications/application";
import { applicantInterviewStates, interviewCall } from "@kdl/schemas/applications/interview";
import { applicationForms, stageNames } from "@kdl/schemas/applications/stages";
import { z } from "zod";
import { submissionInput } from "../../submissions/submission-input.ts";
import { sendingProcedure } from "../../submissions/submission-procedure.ts";
import { submissionReceipt } from "../../submissions/submission-receipt.ts";
import { ownCertificate } from "../../trpc/own-certificate.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { askAboutApplication } from "./application-ask.ts";
import { sendLinks } from "./send-links.ts";

const stage = z.enum(stageNames);

const application = z.object({
  form: z.enum(applicationForms),
  reference: z.string(),
  firstName: z.string(),
  receivedAt: z.string(),
  stage,
  answerBy: z.string().nullable(),
  next: z.object({ text: z.string(), by: z.string().nullable() }).nullable(),
  interview: z
    .object({
      id: z.string(),
      state: z.enum(applicantInterviewStates),
      minutes: z.number(),
      place: z.string(),
      mentor: z.string(),
      slots: z.array(z.string()),
      startsAt: z.string().nullable(),
    })
    .nullable(),
  certificate: ownCertificate.nullable(),
  history: z.array(z.object({ stage, at: z.string() })),
}) satisfies z.ZodType<Application>;

/** Any string: every invalid token gets the same answer. */
const token = z.string().max(1_024);
const changeInput = z.object({ token, from: stage });

const interviewInput = z.object({ token, interview: z.string().max(100) });

/** Where an application stands, for the holder of its private link. */
export const applicationsRouter = router({
  /** Changes nothing. A mutation, so that over HTTP the token is in no address. */
  status: publicProcedure
    .input(z.object({ token }))
    .output(application)
    .mutation(({ ctx, input }) =>
      askAboutApplication(ctx, { method: "GET", path: applicationCall.own, token: input.token }),
    ),

  withdraw: sendingProcedure("members")
    .input(changeInput)
    .output(application)
    .mutation(({ ctx, input: { token: held, from } }) =>
      askAboutApplication(ctx, {
        method: "POST",
        path: applicationCall.withdraw,
        token: held,
        body: { from },
      }),
    ),

  accept: sendingProcedure("members")
    .input(changeInput)
    .output(application)
    .mutation(({ ctx, input: { token: held, from } }) =>
      askAboutApplication(ctx, {
        method: "POST",
        path: applicationCall.accept,
        token: held,
        body: { from },
      }),
    ),

  /** Books a time for an interview, or changes it. */
  book: sendingProcedure("members")
    .input(interviewInput.extend({ slot: z.iso.datetime({ offset: true }) }))
    .output(application)
    .mutation(({ ctx, input: { token: held, interview, slot } }) =>
      askAboutApplication(ctx, {
        method: "POST",
        path: interviewCall.book,
        token: held,
        body: { interview, slot },
      }),
    ),

  /** Says that no time for an interview suits. */
  refuse: sendingProcedure("members")
    .input(interviewInput)
    .output(application)
    .mutation(({ ctx, input: { token: held, interview } }) =>
      askAboutApplication(ctx, {
        method: "POST",
        path: interviewCall.refuse,
        token: held,
        body: { interview },
      }),
    ),

  sendLinks: sendingProcedure("account")
    .input(submissionInput)
    .output(submissionReceipt)
    .mutation(({ ctx, input }) => sendLinks(ctx, input)),
});
