import type { FormName } from "@kdl/schemas/forms/form";
import { resultOf } from "./submission-result.ts";
import { submissionReceipt } from "./submission-receipt.ts";
import { submissionInput } from "./submission-input.ts";
import { TRPCError } from "@trpc/server";
import type { SendingBudget } from "../trpc/context.ts";
import { publicProcedure } from "../trpc/init.ts";

/** A procedure that sends something. Each call is counted, also each of a batch. */
export const sendingProcedure = (budget: SendingBudget) =>
  publicProcedure.use(async ({ ctx, next }) => {
    const { sending } = ctx;
    if (sending === null) throw new TRPCError({ code: "METHOD_NOT_SUPPORTED" });
    await sending.charge(budget);
    return next({ ctx: { sending } });
  });

/** Takes a form that was filled in and answers with a receipt. How it ends is counted. */
export const submissionProcedure = (form: FormName) =>
  sendingProcedure(form)
    .use(async ({ ctx, next }) => {
      const result = await next();
      const counted = result.ok ? "accepted" : resultOf(result.error);
      if (counted !== null) ctx.sending.count(form, counted);
      return result;
    })
    .input(submissionInput)
    .output(submissionReceipt);

/** Asks the upstream about a person, so it is counted more tightly. */
export const checkProcedure = sendingProcedure("checks");
