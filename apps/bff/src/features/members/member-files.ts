import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { PICTURE_MAX_BYTES, PICTURE_TYPE } from "@kdl/schemas/members/members";
import { REFERENCE } from "@kdl/schemas/contract/submissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { needMembers, needSession } from "./member-access.ts";
import { callMembers, type MemberContext } from "./call-members.ts";
import { memberCallFailed, MemberRefused } from "./member-refusal.ts";
import { logInPage } from "../../http/next-path.ts";
import { notFoundError, VisitorError } from "../../http/errors.ts";
import { HttpError } from "../../plugins/error-replies.ts";

/** A kind of file, and by what it is known: an upstream's headers aren't believed. */
interface FileKind {
  type: string;
  maxBytes: number;
  isOne(bytes: Buffer): boolean;
  /** The error if there is none. */
  missing(): VisitorError | HttpError;
}

const CALENDAR_ENDING = ".ics";

const picture: FileKind = {
  type: PICTURE_TYPE,
  maxBytes: PICTURE_MAX_BYTES,
  isOne: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString("latin1", 0, 12)),
  missing: () => new HttpError(404),
};
const calendar: FileKind = {
  type: "text/calendar; charset=utf-8",
  maxBytes: 64 * 1024,
  isOne: (bytes) => bytes.toString("latin1", 0, 15) === "BEGIN:VCALENDAR",
  missing: () => notFoundError(memberFailure.unknownRegistration),
};

/** What members get that is neither a page nor data: their picture, and events for their calendar. */
export async function memberFiles(app: FastifyInstance): Promise<void> {
  app.get("/member-picture", (request, reply) => {
    return send(request, reply, memberCall.picture, picture);
  });

  app.get<{ Params: { file: string } }>("/my-events/:file", async (request, reply) => {
    const { file } = request.params;
    const reference = file.slice(0, -CALENDAR_ENDING.length);
    if (!file.endsWith(CALENDAR_ENDING) || !REFERENCE.test(reference)) throw new HttpError(404);
    reply.header("Content-Disposition", `attachment; filename="${reference}.ics"`);
    return send(request, reply, memberCall.calendar(reference), calendar);
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    kind: FileKind,
  ): Promise<FastifyReply> {
    await app.charge("renders", request);
    const ctx = app.readContext(request);
    reply.header("Cache-Control", "private, no-store");
    try {
      const bytes = await fetchFile(ctx, path, kind);
      return reply.type(kind.type).send(bytes);
    } catch (error) {
      const changes = ctx.visitor.cookies.changes();
      if (changes.length > 0) reply.header("Set-Cookie", changes);
      const isPerson = request.headers.accept?.includes("text/html") ?? false;
      const isOver = error instanceof MemberRefused && error.reason === "SESSION_ENDED";
      reply.removeHeader("Content-Disposition");
      if (isOver && isPerson) return reply.redirect(logInPage("/view-profile?tab=events"), 303);
      throw error;
    }
  }
}

async function fetchFile(ctx: MemberContext, path: string, kind: FileKind): Promise<Buffer> {
  await needMembers(ctx);
  const session = needSession(ctx);
  const { maxBytes } = kind;
  const question = { method: "GET", path, session, maxBytes } as const;
  const { bytes } = await callMembers(ctx, question).catch((error: unknown) => {
    throw error instanceof VisitorError && error.code === "NOT_FOUND" ? kind.missing() : error;
  });
  if (bytes === null || !kind.isOne(bytes)) throw memberCallFailed();
  return bytes;
}
