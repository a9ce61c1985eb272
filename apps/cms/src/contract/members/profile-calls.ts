import { Readable } from "node:stream";
import { PICTURE_MAX_BYTES, PICTURE_TYPE, profileStepNames } from "@kdl/schemas/members/members";
import { requestFailure } from "@kdl/schemas/messages";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { checkPicture } from "../../members/check-picture.ts";
import { dropPicture, openPicture, savePicture } from "../../members/pictures.ts";
import { saveStep } from "../../members/profile.ts";
import { memberToWire } from "../../members/to-wire.ts";
import { tooLarge } from "../../submissions/refused.ts";
import { readSigned } from "../read-signed.ts";
import { file, notFound, reply } from "../reply.ts";
import { readForm } from "../read-form.ts";
import { currentMember, type CallHandler } from "./call-context.ts";

const pictureTooLarge = () => tooLarge(requestFailure.tooLarge);

/** Calls about a member's profile. */
export const profileCalls: Record<string, CallHandler> = {
  "PUT me/profile/:name": async (context) => {
    const { member } = await currentMember(context);
    const step = profileStepNames.find((name) => name === context.name);
    if (!step) return notFound();
    const values = await readForm(context.request, profileForms[step]);
    return reply(memberToWire(await saveStep(context.payload, member, step, values)));
  },

  "PUT me/picture": async (context) => {
    const { member } = await currentMember(context);
    const bytes = await readSigned(context.request, PICTURE_MAX_BYTES, pictureTooLarge);
    await checkPicture(bytes);
    return reply(memberToWire(await savePicture(context.payload, member, bytes)));
  },

  "GET me/picture": async (context) => {
    const { member } = await currentMember(context);
    const picture = await openPicture(member);
    if (!picture) return notFound();
    return file(Readable.toWeb(picture.stream) as ReadableStream, PICTURE_TYPE);
  },

  "DELETE me/picture": async (context) => {
    const { member } = await currentMember(context);
    return reply(memberToWire(await dropPicture(context.payload, member)));
  },
};
