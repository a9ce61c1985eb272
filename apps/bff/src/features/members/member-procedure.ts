/** Kinds of procedures for members. */
import { needMembers, needSession } from "./member-access.ts";
import { submissionInput } from "../../submissions/submission-input.ts";
import { submissionReceipt } from "../../submissions/submission-receipt.ts";
import { middleware, publicProcedure } from "../../trpc/init.ts";
import { sendingProcedure } from "../../submissions/submission-procedure.ts";

/** Lets a call through only where the upstream keeps members. */
const whereOffered = middleware(async ({ ctx, next }) => {
  await needMembers(ctx);
  return next();
});

/** Lets a call through only with a session. */
const withSession = middleware(({ ctx, next }) => next({ ctx: { session: needSession(ctx) } }));

/** Reads something of the member's own. */
export const memberProcedure = publicProcedure.use(whereOffered).use(withSession);

/** Takes a form of somebody who need not be logged in. */
export const accountFormProcedure = sendingProcedure("submissions")
  .use(whereOffered)
  .input(submissionInput)
  .output(submissionReceipt);

/** Takes a log-in. Its failures have limits of their own. */
export const logInProcedure = sendingProcedure("members")
  .use(whereOffered)
  .input(submissionInput)
  .output(submissionReceipt);

/** Takes a form that asks for the present password, or sends mail. */
export const memberFormProcedure = sendingProcedure("submissions")
  .use(whereOffered)
  .use(withSession)
  .input(submissionInput)
  .output(submissionReceipt);

/** Changes something of the member's own. */
export const memberChangeProcedure = sendingProcedure("members")
  .use(whereOffered)
  .use(withSession)
  .output(submissionReceipt);

/** Ends the visit, whether or not there still is a session. */
export const logOutProcedure = sendingProcedure("members").output(submissionReceipt);
