import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { profileStepNames } from "@kdl/schemas/members/members";
import { REFERENCE } from "@kdl/schemas/contract/submissions";
import { z } from "zod";
import { areMembersOffered } from "./member-access.ts";
import { submissionInput } from "../../submissions/submission-input.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import {
  accountFormProcedure,
  logInProcedure,
  logOutProcedure,
  memberChangeProcedure,
  memberFormProcedure,
  memberProcedure,
} from "./member-procedure.ts";
import { forgotPassword, resetPassword, signUp, verifyEmail } from "./account.ts";
import { endQuietly, logIn } from "./log-in.ts";
import { currentMember, memberSubmissions } from "./member-shapes.ts";
import { cancelRegistration, memberOf, removePicture, saveStep, submissionsOf } from "./profile.ts";
import { receiptOf } from "./receipt-of.ts";
import {
  changeEmail,
  changePassword,
  changeUsername,
  confirmEmail,
  deleteAccount,
  logOutEverywhere,
} from "./settings.ts";

const stepInput = submissionInput.extend({ step: z.enum(profileStepNames) });
const referenceInput = z.object({ reference: z.string().max(60).regex(REFERENCE) });

export const membersRouter = router({
  /** The current member, `null` for guests, and whether the upstream keeps members. */
  current: publicProcedure.output(currentMember).query(async ({ ctx }) => {
    const { session } = ctx.visitor.cookies;
    const available = await areMembersOffered(ctx);
    const isMember = available && session !== null;
    return { available, member: isMember ? await memberOf(ctx, session) : null };
  }),
  submissions: memberProcedure.output(memberSubmissions).query(({ ctx }) => submissionsOf(ctx)),

  logIn: logInProcedure.mutation(({ ctx, input }) => logIn(ctx, input)),
  logOut: logOutProcedure.mutation(async ({ ctx }) => {
    const { session } = ctx.visitor.cookies;
    ctx.visitor.cookies.endSession();
    if (session !== null) await endQuietly(ctx, session);
    return receiptOf(memberSuccess.loggedOut);
  }),
  logOutEverywhere: memberChangeProcedure.mutation(({ ctx }) => logOutEverywhere(ctx)),

  signUp: accountFormProcedure.mutation(({ ctx, input }) => signUp(ctx, input)),
  verifyEmail: accountFormProcedure.mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  forgotPassword: accountFormProcedure.mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: accountFormProcedure.mutation(({ ctx, input }) => resetPassword(ctx, input)),

  changePassword: memberFormProcedure.mutation(({ ctx, input }) => changePassword(ctx, input)),
  changeEmail: memberFormProcedure.mutation(({ ctx, input }) => changeEmail(ctx, input)),
  confirmEmail: memberFormProcedure.mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  changeUsername: memberFormProcedure.mutation(({ ctx, input }) => changeUsername(ctx, input)),
  deleteAccount: memberFormProcedure.mutation(({ ctx, input }) => deleteAccount(ctx, input)),

  saveStep: memberChangeProcedure
    .input(stepInput)
    .mutation(({ ctx, input: { step, answers } }) => saveStep(ctx, step, answers)),
  removePicture: memberChangeProcedure.mutation(({ ctx }) => removePicture(ctx)),
  cancelRegistration: memberChangeProcedure
    .input(referenceInput)
    .mutation(({ ctx, input }) => cancelRegistration(ctx, input.reference)),
});
