import type { Refusal } from "@kdl/schemas/contract/submissions";
import { initTRPC, TRPCError } from "@trpc/server";
import type { Context } from "./context.ts";
import { toFailure, VisitorError } from "../http/errors.ts";

const trpc = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const { status, code, message, fields } = toFailure(error);
    // tRPC puts an unexpected error's message, and zod a dump of its issues, into `shape.message`.
    const refusal: Refusal = { code, message, fields, requestId: ctx?.requestId ?? "" };
    return { code: shape.code, message, data: { ...refusal, httpStatus: status } };
  },
});

export const { router, createCallerFactory, middleware } = trpc;

/** A procedure that anyone may call. Upstream failures get their status here, and so do callers. */
export const publicProcedure = trpc.procedure.use(async ({ next }) => {
  const result = await next();
  // What is meant for visitors has its status and words already.
  if (result.ok || result.error instanceof VisitorError) return result;
  const { code, message } = toFailure(result.error);
  if (code !== "SERVICE_UNAVAILABLE") return result;
  throw new TRPCError({ code, message, cause: result.error.cause });
});
