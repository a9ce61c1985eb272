import multipart from "@fastify/multipart";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { PICTURE_TYPE } from "@kdl/schemas/members/members";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { memberOf } from "./profile.ts";
import { receiptOf } from "./receipt-of.ts";
import { needMembers, needSession } from "./member-access.ts";
import { callMembers, type MemberContext } from "./call-members.ts";
import { withNotice } from "./post-targets.ts";
import { memberCallFailed } from "./member-refusal.ts";
import { makePicture } from "./picture.ts";
import { readPhoto } from "./read-photo.ts";
import { type FormReplies, wantsJson } from "../../submissions/form-replies.ts";
import {
  ClientGone,
  type ClientWatch,
  hangUp,
  watchClient,
} from "../../submissions/uploads/client-watch.ts";
import type { UploadLimits } from "../../submissions/uploads/upload-limits.ts";
import { createUploadSlots } from "../../submissions/uploads/upload-slots.ts";

export interface MemberPicturesOptions {
  replies: FormReplies;
  limits: UploadLimits;
}

const PAGE = "/edit-profile";

/** Takes the picture of a member. */
export async function memberPictures(
  app: FastifyInstance,
  { replies, limits }: MemberPicturesOptions,
): Promise<void> {
  const { photosAtOnce: atOnce, photosPerClient: perClient } = limits;
  const slots = createUploadSlots({ atOnce, perClient });
  await app.register(multipart);

  app.post("/member-picture", async (request, reply) => {
    const watch = watchClient(request.raw, limits, app.metrics.uploadGivenUp);
    const ctx = app.readContext(request);
    const { visitor } = ctx;
    try {
      const receipt = await take(ctx, request, watch);
      const location = withNotice(PAGE, "pictureSaved");
      await replies.accepted(request, reply, { receipt, location, visitor });
    } catch (error) {
      if (watch.signal.reason instanceof ClientGone) return hangUp(reply);
      const answers = wantsJson(request) ? {} : await savedAnswers(ctx);
      const form = { name: "profile-personal", secrets: [] } as const;
      await replies.refused(
        request,
        reply,
        { form, answers, key: null, visitor, page: PAGE },
        error,
      );
    } finally {
      watch.stop();
    }
    return reply;
  });

  async function take(
    ctx: MemberContext,
    request: FastifyRequest,
    watch: ClientWatch,
  ): Promise<SubmissionReceipt> {
    await app.charge("members", request);
    await needMembers(ctx);
    const session = needSession(ctx);
    const giveBack = slots.take(request.ip, watch);
    if (giveBack === null) throw memberCallFailed();
    try {
      const bytes = await makePicture(await readPhoto(request, watch));
      const file = { type: PICTURE_TYPE, bytes };
      await callMembers(ctx, { method: "PUT", path: memberCall.picture, session, file });
      return receiptOf(memberSuccess.pictureSaved);
    } finally {
      giveBack();
    }
  }
}

/** The page that shows a refused picture shows a form beside it, as it was saved. */
async function savedAnswers(ctx: MemberContext) {
  const { session } = ctx.visitor.cookies;
  const member = session === null ? null : await memberOf(ctx, session).catch(() => null);
  return member?.profile.personal ?? {};
}
