/** A member's picture. */
import type { Readable } from "node:stream";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { PICTURE_MAX_BYTES, PICTURE_TYPE } from "@kdl/schemas/members/members";
import { RefusedBody } from "../submissions/received.ts";
import { type Call, exactly, forMembers } from "./call.ts";
import { memberReply, refusal } from "./member-replies.ts";
import { newToken } from "./new-token.ts";

const tooLarge = () =>
  new RefusedBody({ status: 413, code: "TOO_LARGE", message: memberFailure.pictureTooLarge });
const wrongType = () =>
  new RefusedBody({ status: 415, code: "FILE_TYPE", message: memberFailure.pictureType });

/** Reads to the end, so that the sender sees the answer, but keeps no more than may come. */
async function readPicture(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= PICTURE_MAX_BYTES) chunks.push(chunk);
  }
  if (size > PICTURE_MAX_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

const isWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

const save = forMembers(async ({ request, member }) => {
  const bytes = await readPicture(request.body);
  if (request.contentType !== PICTURE_TYPE || !isWebp(bytes)) throw wrongType();
  member.picture = { version: newToken(), bytes };
  return memberReply(member);
});

const read = forMembers(({ member: { picture } }) => {
  if (!picture) throw refusal("NOT_FOUND");
  return { status: 200, type: PICTURE_TYPE, body: picture.bytes };
});

const remove = forMembers(({ member }) => {
  member.picture = null;
  return memberReply(member);
});

const path = exactly(memberCall.picture);

export const pictureCalls: readonly Call[] = [
  { method: "PUT", path, answer: save },
  { method: "GET", path, answer: read },
  { method: "DELETE", path, answer: remove },
];
