/** Kinds of procedures for members. */
import { needMembers, needSession } from "./member-access.ts";
import { submissionInput } from "../../submissions/submission-input.ts";
import { submissionReceipt } from "../../submissions/submission-receipt.ts";
import { middleware, publicProcedure } from "../../trpc/init.ts";
import { sendingProcedure } from "../../submissions/submission-procedure.ts";

/** Requires an upstream that keeps members. */
const whereOffered = middleware(async ({ ctx, next }) => {
  await needMembers(ctx);
  return next();
});

/** Requires a session. */
const withSession = middleware(({ ctx, next }) => next({ ctx: { session: needSession(ctx) } }));

/** Reads the member's own data. */
export const memberProcedure = publicProcedure.use(whereOffered).use(withSession);

/** Accepts a form without a session. */
export const accountFormProcedure = sendingProcedure("account")
  .use(whereOffered)
  .input(submissionInput)
  .output(submissionReceipt);

/** Accepts a log-in. Failed ones have limits of their own. */
export const logInProcedure = sendingProcedure("members")
  .use(whereOffered)
  .input(submissionInput)
  .output(submissionReceipt);

/** Accepts a form that needs the current password, or sends mail. */
export const memberFormProcedure = sendingProcedure("account")
  .use(whereOffered)
  .use(withSession)
  .input(submissionInput)
  .output(submissionReceipt);

/** Changes the member's own data. */
export const memberChangeProcedure = sendingProcedure("members")
  .use(whereOffered)
  .use(withSession)
  .output(submissionReceipt);

/** Logs out, whether or not the session still exists. */
export const logOutProcedure = sendingProcedure("members").output(submissionReceipt);
