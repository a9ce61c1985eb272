import { PROBLEM_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure, toHttpFailure } from "../plugins/error-replies.ts";
import { wantsJson } from "../submissions/form-replies.ts";
import { LinkRefused } from "./ask-by-link.ts";

/** Headers of every answer that a private link gets. */
export const privately = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };

/**
 * Answers a post to a link's page: browsers are redirected to the page, which shows the current state.
 *
 * @param problem why it wasn't done; `null` if it was
 * @param causes what the page's address says about a refusal
 */
export async function backToPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  problem: unknown,
  causes: Readonly<Record<string, string>>,
): Promise<void> {
  if (wantsJson(request)) {
    if (problem === null) await reply.code(204).send();
    else sendFailure(request, reply, toHttpFailure(problem));
    return;
  }
  const cause = causeOf(problem, causes);
  await reply.redirect(cause === null ? page : `${page}?${PROBLEM_PARAMETER}=${cause}`, 303);
}

/** A link that doesn't work has no page to show a problem on. */
function causeOf(problem: unknown, causes: Readonly<Record<string, string>>): string | null {
  if (problem instanceof LinkRefused) return causes[String(problem.reason)] ?? "failed";
  return problem === null || toHttpFailure(problem).status === 404 ? null : "failed";
}
