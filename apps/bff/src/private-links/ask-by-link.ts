/** Calls to the upstream by the token of a private link. */
import { randomBytes } from "node:crypto";
import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import { VisitorError } from "../http/errors.ts";
import type { MemberAnswer, MemberRequest } from "../upstream/member-client.ts";
import { codeOf, isSuccess } from "../upstream/read-answer.ts";
import { askCounted, type CountedThing, type LinkContext, unreadable } from "./ask-counted.ts";

/** What links lead to, and the texts about it. */
export interface LinkedThing<Problem extends string> extends CountedThing {
  /** Refusals that the page explains, by the upstream's code. */
  refusals: Readonly<Record<Problem, string>>;
  unknownLink: string;
}

const MAX_FILE_BYTES = 64 * 1024;

/** A refusal that is shown on the link's page. */
export class LinkRefused<Problem extends string> extends VisitorError {
  readonly reason: Problem;

  constructor(reason: Problem, message: string) {
    super({ code: "CONFLICT", message });
    this.reason = reason;
  }
}

/** A call, and the token of its link. */
export type LinkQuestion = Pick<MemberRequest, "method" | "path" | "body"> & { token: string };

/**
 * Asks the upstream. Every wrong token gets the same answer in the same time: instead of a malformed one,
 * the upstream is asked about a random one.
 *
 * @throws {VisitorError} with a message for the visitor; the token is never logged
 */
export async function askByLink<Problem extends string>(
  thing: LinkedThing<Problem>,
  ctx: LinkContext,
  { token, ...question }: LinkQuestion,
  maxBytes?: number,
): Promise<MemberAnswer> {
  const session = LINK_TOKEN.test(token) ? token : randomBytes(32).toString("base64url");
  const buckets = [`${thing.name}:${ctx.visitor.address}`];
  // An upstream without the extension answers 404, too: it has no such link.
  const answer = await askCounted(
    thing,
    ctx,
    { ...question, session },
    { buckets, wrong: 404, maxBytes },
  );
  const { status, body } = answer;
  if (status === 404) throw new VisitorError({ code: "NOT_FOUND", message: thing.unknownLink });
  if (isSuccess(status)) return answer;
  const code = codeOf(body);
  if (status === 409 && isKnown(thing, code)) throw new LinkRefused(code, thing.refusals[code]);
  throw unreadable(thing, ctx, question, `status ${status}`);
}

const isKnown = <Problem extends string>(
  { refusals }: LinkedThing<Problem>,
  code: string,
): code is Problem => Object.hasOwn(refusals, code);

/** A calendar file. @throws {VisitorError} */
export async function askForCalendar<Problem extends string>(
  thing: LinkedThing<Problem>,
  ctx: LinkContext,
  { path, token }: Pick<LinkQuestion, "path" | "token">,
): Promise<Buffer> {
  const question = { method: "GET", path, token } as const;
  const { bytes } = await askByLink(thing, ctx, question, MAX_FILE_BYTES);
  // The upstream's headers aren't trusted.
  if (bytes?.toString("latin1", 0, 15) === "BEGIN:VCALENDAR") return bytes;
  throw unreadable(thing, ctx, question, "no calendar");
}
