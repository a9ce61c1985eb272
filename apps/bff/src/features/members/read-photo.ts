/** Reads the one file of a form that a member sends. */
import type { MultipartFile } from "@fastify/multipart";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { FastifyRequest } from "fastify";
import { HttpError } from "../../plugins/error-replies.ts";
import { ClientGone, type ClientWatch } from "../../submissions/uploads/client-watch.ts";
import { VisitorError } from "../../http/errors.ts";
import { refusedPicture } from "./picture.ts";

/** Name of the control. */
const CONTROL = "picture";

/**
 * @returns the file's bytes
 * @throws {VisitorError} if there is none, or it is too large
 */
export async function readPhoto(request: FastifyRequest, watch: ClientWatch): Promise<Buffer> {
  if (!request.isMultipart()) throw new HttpError(415);
  const parts = request.parts({
    limits: {
      files: 1,
      // Checked below: the plugin's `truncated` flag is only right at the end of the file.
      fileSize: Number.POSITIVE_INFINITY,
      fields: 10,
      fieldSize: 1024,
      headerPairs: 20,
    },
  });
  try {
    for (;;) {
      const { value: part, done } = await watch.waiting(parts.next());
      if (done) throw refusedPicture(memberFailure.pictureType);
      if (part.type !== "file") continue;
      if (part.fieldname !== CONTROL) throw new HttpError(400);
      return await bytesOf(part, watch);
    }
  } catch (error) {
    const isMeant = error instanceof VisitorError || error instanceof HttpError;
    if (isMeant || error instanceof ClientGone || watch.signal.aborted) throw error;
    throw new HttpError(400);
  }
}

async function bytesOf({ file }: MultipartFile, watch: ClientWatch): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const pieces = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const { value, done } = await watch.waiting(pieces.next());
      if (done) return Buffer.concat(chunks, size);
      size += value.length;
      if (size > UPLOAD_MAX_BYTES) throw refusedPicture(memberFailure.pictureTooLarge);
      chunks.push(value);
    }
  } finally {
    file.destroy();
  }
}
