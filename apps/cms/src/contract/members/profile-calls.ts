import { Readable } from "node:stream";
import { PICTURE_MAX_BYTES, PICTURE_TYPE, profileStepNames } from "@kdl/schemas/members";
import { requestFailure } from "@kdl/schemas/messages";
import { profileForms } from "@kdl/schemas/profile-forms";
import { checkPicture } from "../../members/check-picture.ts";
import { dropPicture, openPicture, savePicture } from "../../members/pictures.ts";
import { saveStep } from "../../members/profile.ts";
import { memberToWire } from "../../members/to-wire.ts";
import { tooLarge } from "../../submissions/refused.ts";
import { readSigned } from "../read-signed.ts";
import { file, notFound, reply } from "../reply.ts";
import { asker, type Call, readForm } from "./asked.ts";

const pictureTooLarge = () => tooLarge(requestFailure.tooLarge);

/** Calls about a member's profile. */
export const profileCalls: Record<string, Call> = {
  "PUT me/profile/:name": async (asked) => {
    const { member } = await asker(asked);
    const step = profileStepNames.find((name) => name === asked.name);
    if (!step) return notFound();
    const values = await readForm(asked.request, profileForms[step]);
    return reply(memberToWire(await saveStep(asked.payload, member, step, values)));
  },

  "PUT me/picture": async (asked) => {
    const { member } = await asker(asked);
    const bytes = await readSigned(asked.request, PICTURE_MAX_BYTES, pictureTooLarge);
    await checkPicture(bytes);
    return reply(memberToWire(await savePicture(asked.payload, member, bytes)));
  },

  "GET me/picture": async (asked) => {
    const { member } = await asker(asked);
    const picture = await openPicture(member);
    if (!picture) return notFound();
    return file(Readable.toWeb(picture.stream) as ReadableStream, PICTURE_TYPE);
  },

  "DELETE me/picture": async (asked) => {
    const { member } = await asker(asked);
    return reply(memberToWire(await dropPicture(asked.payload, member)));
  },
};
