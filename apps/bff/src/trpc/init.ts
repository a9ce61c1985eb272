import { initTRPC, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import type { Context } from "./context.ts";
import { toFailure } from "./errors.ts";

const trpc = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const { status, code, message } = toFailure(error);
    // tRPC puts an unexpected error's message, and zod a dump of its issues, into `shape.message`.
    return {
      code: shape.code,
      message,
      data: {
        code,
        httpStatus: status,
        fields: fieldsOf(error),
        requestId: ctx?.requestId ?? null,
      },
    };
  },
});

/** Names of the input's fields that were wrong, for the log and for clients in development. */
function fieldsOf(error: TRPCError): string[] {
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ZodError)) return [];
  return error.cause.issues.map(({ path }) => path.join("."));
}

export const { router, createCallerFactory } = trpc;

/** A procedure that anyone may call. Upstream failures get their status here, and so do callers. */
export const publicProcedure = trpc.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { code, message } = toFailure(result.error);
  if (code !== "SERVICE_UNAVAILABLE") return result;
  throw new TRPCError({ code, message, cause: result.error.cause });
});
